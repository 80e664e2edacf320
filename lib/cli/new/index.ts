/**
 * `npm run new`: writes the files of a new article, post, review or term, as drafts where the kind has them, and says what to do
 * next. Asks for what the command line leaves out.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isCancel, select, text } from '@clack/prompts';
import { formatMessage, message } from '@/lib/content/diagnostics/messages.ts';
import { readContent } from '@/lib/content/load/content.ts';
import { stop } from '@/lib/stop.ts';
import { currentDay } from '@/lib/today.ts';
import { readOptions } from '../options.ts';
import { diagnosticLines } from '../output.ts';
import {
  type Answers,
  brokenLists,
  checkAnswer,
  choicesOf,
  type Field,
  fieldsFor,
  type Kind,
  newFiles,
  nextStep,
} from './files.ts';

const usage = `npm run new [-- guide <slug> --title "…" --group <id> --icon <name>
                  post <slug> --title "…" --category <id>
                  review <id> --title "…" --region brasil|latam
                  term <id> --term "…" --definition "…" --example "…"]`;
const { values, words, language } = readOptions(
  usage,
  {
    title: 'text',
    group: 'text',
    icon: 'text',
    category: 'text',
    region: 'text',
    term: 'text',
    definition: 'text',
    example: 'text',
  },
  2,
);
const root = process.cwd();
const { content, diagnostics } = readContent(root);
const answers: Answers = { ...values, slug: words[1] };
const kind = (await answer('kind', words[0])) as Kind;
answers.kind = kind;

const broken = brokenLists(kind, diagnostics);
if (broken.length > 0) stop(diagnosticLines(broken, language).join('\n'));

for (const field of fieldsFor(kind)) answers[field] = await answer(field, answers[field]);
const slug = answers.slug ?? '';
const created = newFiles({ ...answers, kind, slug }, content, currentDay());
for (const [file, written] of Object.entries(created)) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), written);
  console.log(file);
}
console.log(`\n${formatMessage(nextStep(kind, slug), language)}`);

/** What the command line says of a field where that will do, else what somebody at the terminal answers. */
async function answer(field: Field, value: string | undefined): Promise<string> {
  const problemWith = (word: string | undefined) => {
    const problem = checkAnswer(field, word, answers, content);
    return problem && formatMessage(problem, language);
  };
  const diagnostic = problemWith(value);
  if (value !== undefined && !diagnostic) return value;
  if (!process.stdin.isTTY) return stop(`${diagnostic}\n${usage}`);
  if (value !== undefined) console.error(diagnostic);
  const question = formatMessage(message(`questions.${field}`), language);
  const choices = choicesOf(field, content);
  const answered = choices
    ? await select({ message: question, options: choices.map((choice) => ({ value: choice })) })
    : await text({ message: question, validate: problemWith });
  // A question that is closed (Ctrl-C) makes no file.
  return isCancel(answered) ? process.exit(1) : answered.trim();
}
