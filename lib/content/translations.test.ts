import { type Changes, swap, withSite } from '@/lib/testing/small-site.ts';
import { readContent } from './load/content.ts';
import { textVersion } from './load/text-version.ts';
import { translationTable } from './translations.ts';

const original = 'content/pages/home/pt.mdx';
const english = 'content/pages/home/en.mdx';

const tableOf = (changes: Changes) => withSite(changes, (root) => translationTable(readContent(root).content));
const homeOf = (changes: Changes) => tableOf(changes).find(({ path }) => path === '/');
/** In Portuguese, Spanish and English. */
const freshness = (changes: Changes) =>
  homeOf(changes)
    ?.languages.slice(0, 3)
    .map((item) => item.freshness);
const version = homeOf({})?.entry.docs.pt?.version ?? '';
const unmark = (text: string) => text.replace(/^translationOf.*\n/m, '');

test('a version is twelve hexadecimal digits of what has to be translated', () => {
  expect(version).toMatch(/^[0-9a-f]{12}$/);
  expect(textVersion({ title: 'a', goal: 'b' }, '\nx\n')).toBe(
    textVersion({ goal: 'b', updated: 'z', title: 'a' }, 'x'),
  );
  expect(textVersion({ title: 'a' }, 'x')).not.toBe(textVersion({ title: 'a' }, 'y'));
  expect(textVersion({ title: 'a' }, 'x')).not.toBe(textVersion({ title: 'b' }, 'x'));
});

test('a translation is missing, without a version, current or stale', () => {
  expect(freshness({ [english]: unmark })).toEqual(['original', 'missing', 'unknown']);
  expect(freshness({})).toEqual(['original', 'missing', 'current']);
  expect(freshness({ [original]: swap('Bem-vindo', 'Boas-vindas') })).toEqual(['original', 'missing', 'stale']);
  expect(freshness({ [original]: swap('Página inicial', 'Início') })).toEqual(['original', 'missing', 'stale']);
});

test('dates and line ends leave a translation current', () => {
  const retouched = (text: string) => text.replace('2026-11-20', '2026-11-27').replaceAll('\n', '\r\n');
  expect(freshness({ [original]: retouched })).toEqual(['original', 'missing', 'current']);
});

test('every page has a row, in the order of the collections', () => {
  expect(tableOf({}).map(({ path }) => path)).toEqual([
    '/dicionario',
    '/guia',
    '/',
    '/guia/banca',
    '/guia/odds',
    '/blog/primeiro',
    '/reviews/casa-1',
    '/reviews/casa-2',
    '/reviews/casa-3',
  ]);
});

test('where the facts of a review are broken, nobody knows which of its texts is a translation', () => {
  const paths = (changes: Changes) => tableOf(changes).map(({ path }) => path);
  expect(paths({})).toContain('/reviews/casa-1');
  expect(paths({ 'content/reviews/casa-1/review.yml': swap('mark: C1', 'mark: CASA') })).not.toContain(
    '/reviews/casa-1',
  );
});
