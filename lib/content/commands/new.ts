/**
 * `npm run new -- guide <slug> --title "…" --group <id> [--icon <name>]`, `post <slug> --title "…" --category <id>`,
 * `review <id> --title "<name>" --region brasil|latam`, `term <id> --term "…" --definition "…" --example "…"`:
 * writes valid files, as drafts where the kind has them, and says what to do next. `--lang pt|en`.
 */
import { parseArgs } from 'node:util';
import { createText, kindOf, Refusal } from '../new/index.ts';
import { summaries } from '../sentences/summaries.ts';
import { faultLanguage } from '../sentences/words.ts';

const text = { type: 'string' } as const;
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      lang: text,
      title: text,
      group: text,
      icon: text,
      category: text,
      region: text,
      term: text,
      definition: text,
      example: text,
    },
  });
  const { lang, ...flags } = values;
  const language = lang === 'pt' || lang === 'en' ? lang : faultLanguage();
  try {
    const [word, slug = ''] = positionals;
    const kind = kindOf(word);
    const today = new Date().toISOString().slice(0, 10);
    for (const file of createText(process.cwd(), { kind, slug, flags, today })) console.log(file);
    console.log(`\n${summaries.next(kind, slug)[language]}`);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    console.error(error.says[language].join(' — '));
    process.exit(1);
  }
} catch (error) {
  console.error((error as Error).message);
  process.exit(2);
}
