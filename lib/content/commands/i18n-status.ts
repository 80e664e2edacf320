/**
 * `npm run i18n:status`: pages × languages, and how each translation stands to its original.
 * `--write` stamps the translations of the pages named (`npm run i18n:status -- --write /blog/x`), or of all pages, as made from
 * the original as it is now. Do that once a translation has been brought up to date. `--lang pt|en`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { locales } from '@/lib/i18n/locales.ts';
import { readContent } from '../content.ts';
import { faultLanguage } from '../sentences/words.ts';
import { type Freshness, stamped, translationTable } from '../translations.ts';

const words: Record<'pt' | 'en', Record<Freshness, string>> = {
  pt: { original: 'original', current: 'atual', stale: 'DESATUALIZADA', unknown: 'sem carimbo', missing: '—' },
  en: { original: 'original', current: 'current', stale: 'STALE', unknown: 'not stamped', missing: '—' },
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { write: { type: 'boolean' }, lang: { type: 'string' } },
});
const language = values.lang === 'pt' || values.lang === 'en' ? values.lang : faultLanguage();

if (values.write) {
  for (const { entry, path, languages } of translationTable(readContent(process.cwd()).content)) {
    const version = entry.docs[entry.original]?.version;
    if (!version || (positionals.length > 0 && !positionals.includes(path))) continue;
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
