/**
 * `npm run i18n:status`: pages × languages, and how each translation stands to its original.
 * `--write` stamps the translations of the pages named (`npm run i18n:status -- --write /blog/x`), or of all pages, as made from
 * the original as it is now. Do that once a translation has been brought up to date. `--lang pt|en`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { locales } from '@/lib/i18n/locales.ts';
import { closest } from '../closest.ts';
import { readContent } from '../content.ts';
import { say } from '../sentences/index.ts';
import { type Freshness, stamped, translationTable } from '../translations.ts';
import { languageOption } from './output.ts';

const words: Record<'pt' | 'en', Record<Freshness, string>> = {
  pt: { original: 'original', current: 'atual', stale: 'DESATUALIZADA', unknown: 'sem carimbo', missing: '—' },
  en: { original: 'original', current: 'current', stale: 'STALE', unknown: 'not stamped', missing: '—' },
};

const { write, named, language } = readArguments();
const before = translationTable(readContent(process.cwd()).content);
const paths = before.map(({ path }) => path);
const unknown = named.filter((path) => !paths.includes(path));
for (const path of unknown) console.error(say.noPage(path, closest(path, paths))[language].join(' — '));
if (unknown.length > 0) process.exit(1);

if (write) {
  for (const { entry, path, languages } of before) {
    const version = entry.docs[entry.original]?.version;
    if (!version || (named.length > 0 && !named.includes(path))) continue;
    for (const { locale, freshness } of languages) {
      const doc = entry.docs[locale];
      if (!doc || freshness === 'original' || freshness === 'current') continue;
      writeFileSync(doc.file, stamped(readFileSync(doc.file, 'utf8'), version));
    }
  }
}

const table = translationTable(readContent(process.cwd()).content);
const width = Math.max(...table.map(({ path }) => path.length)) + 2;
const row = (first: string, cells: readonly string[]) =>
  first.padEnd(width) + cells.map((cell) => cell.padEnd(15)).join('');
console.log(
  row(
    '',
    Object.values(locales).map(({ name }) => name),
  ).trimEnd(),
);
for (const { path, languages } of table) {
  console.log(
    row(
      path,
      languages.map(({ freshness }) => words[language][freshness]),
    ).trimEnd(),
  );
}
const all = table.flatMap(({ languages }) => languages.map(({ freshness }) => freshness));
const counts = [...new Set(all)].map(
  (freshness) => [freshness, all.filter((item) => item === freshness).length] as const,
);
console.log(`\n${counts.map(([freshness, count]) => `${words[language][freshness]}: ${count}`).join(', ')}`);

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { write: { type: 'boolean', default: false }, lang: { type: 'string' } },
    });
    return { write: values.write, named: positionals, language: languageOption(values.lang) };
  } catch (error) {
    console.error((error as Error).message);
    process.exit(2);
  }
}
