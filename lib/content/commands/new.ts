/**
 * `npm run new`: writes the files of a new article, post, review or term, as drafts where the kind has them, and says what to do
 * next. A terminal is asked for what the command line leaves out. `--lang pt|en`.
 */
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { type Created, createText, flagNames, kinds, Refusal, type Wish } from '../new/index.ts';
import { interview } from '../new/interview.ts';
import { summaries } from '../sentences/summaries.ts';
import { languageOption } from './output.ts';

const usage = {
  guide: 'npm run new -- guide <slug> --title "…" --group <id> [--icon <name>]',
  post: 'npm run new -- post <slug> --title "…" --category <id>',
  review: 'npm run new -- review <id> --title "…" --region brasil|latam',
  term: 'npm run new -- term <id> --term "…" --definition "…" --example "…"',
};

const { wish, language } = readWish();
const today = new Date().toISOString().slice(0, 10);
try {
  const { kind, slug, files } = await (process.stdin.isTTY && process.stdout.isTTY ? ask() : create());
  for (const file of files) console.log(file);
  console.log(`\n${summaries.next(kind, slug)[language]}`);
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.says[language].join(' — '));
  // A wrong word is said; for a missing one it helps to see the whole command.
  if (!wish[error.input]) fail(kinds.filter((kind) => wish.kind === kind || error.input === 'kind'));
  process.exit(1);
}

async function create(): Promise<Created> {
  return createText(process.cwd(), wish, today);
}

async function ask(): Promise<Created> {
  const terminal = createInterface(process.stdin, process.stdout);
  // Who closes the terminal's input (Ctrl-D, Ctrl-C) wants no file.
  terminal.once('close', () => process.exit(1));
  const created = await interview(process.cwd(), wish, today, {
    language,
    tell: (line) => console.log(line),
    ask: (question) => terminal.question(question),
  });
  terminal.removeAllListeners('close').close();
  return created;
}

function readWish() {
  try {
    const text = { type: 'string' } as const;
    const flags = Object.fromEntries(flagNames.map((name) => [name, text]));
    const { values, positionals } = parseArgs({ allowPositionals: true, options: { ...flags, lang: text } });
    const { lang, ...given } = values;
    const [kind, slug] = positionals;
    const wish: Wish = { ...given, ...(kind && { kind }), ...(slug && { slug }) };
    return { wish, language: languageOption(lang) };
  } catch (error) {
    console.error((error as Error).message);
    return fail(kinds);
  }
}

function fail(shown: readonly (keyof typeof usage)[]): never {
  for (const kind of shown) console.error(usage[kind]);
  process.exit(2);
}
