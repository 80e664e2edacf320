/**
 * `npm run i18n:status`: pages × languages, and how each translation stands to its original; with addresses, those pages only.
 * `--write /es/blog/x` marks that translation as made from the original as it is now and gives it its days, `--write /blog/x` all of
 * that page. Do that once a translation has been brought up to date. `--lang pt|en`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { isError } from '@/lib/content/diagnostics/diagnostics.ts';
import { formatMessage, message } from '@/lib/content/diagnostics/messages.ts';
import { readContent } from '@/lib/content/load/content.ts';
import { type Freshness, translationTable } from '@/lib/content/translations.ts';
import { locales } from '@/lib/i18n/locales.ts';
import { readOptions } from './options.ts';
import { diagnosticLines } from './output.ts';
import { translationsAt, withTranslationVersion } from './translation-version.ts';

const usage = 'npm run i18n:status [-- --write /es/blog/x … --lang pt|en]';
const { values, words: addresses, language } = readOptions(usage, { write: 'switch' }, Number.POSITIVE_INFINITY);
const { write } = values;
const { content, diagnostics } = readContent(process.cwd());
// A page that cannot be read is in no row below.
const broken = diagnostics.filter(isError);
for (const line of diagnosticLines(broken, language)) console.error(line);
const found = addresses.map((address) => translationsAt(address, content));
const named = found.flatMap((item) => ('problem' in item ? [] : item));
const mistakes = [
  ...found.flatMap((item) => ('problem' in item ? item.problem : [])),
  ...(write && addresses.length === 0 ? [message('translations.namePages')] : []),
];
for (const mistake of mistakes) console.error(formatMessage(mistake, language));
if (mistakes.length > 0) process.exit(1);

for (const { original, translations } of write ? named : []) {
  for (const { file } of translations) {
    writeFileSync(file, withTranslationVersion(readFileSync(file, 'utf8'), original));
    console.log(formatMessage(message('status.marked', { file }), language));
  }
}

const nameOf = (freshness: Freshness) => formatMessage(message(`status.${freshness}`), language);
const paths = named.map(({ path }) => path);
const table = translationTable(readContent(process.cwd()).content).filter(
  ({ path }) => paths.length === 0 || paths.includes(path),
);
const width = Math.max(...table.map(({ path }) => path.length)) + 2;
const row = (first: string, cells: readonly string[]) =>
  (first.padEnd(width) + cells.map((cell) => cell.padEnd(15)).join('')).trimEnd();
const languageNames = Object.values(locales).map(({ name }) => name);
console.log(row('', languageNames));
for (const { path, languages } of table) {
  const cells = languages.map(({ freshness }) => nameOf(freshness));
  console.log(row(path, cells));
}
const all = table.flatMap(({ languages }) => languages.map(({ freshness }) => freshness));
const counts = [...new Set(all)].map(
  (freshness) => `${nameOf(freshness)}: ${all.filter((item) => item === freshness).length}`,
);
console.log(`\n${counts.join(', ')}`);
