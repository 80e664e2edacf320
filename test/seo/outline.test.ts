/** The outline of every page: headings, their ids, and dates that machines can read. */
import { formatDate } from '@/lib/i18n/format.ts';
import type { Locale } from '@/lib/i18n/locales.ts';
import { all, attribute, canonicalPages, closest, documentAt, documents, pages, pageText, text } from '../site.ts';

const headings = (path: string) => all(documentAt(path), 'h1, h2, h3, h4, h5, h6');

test.each(documents)('$path: one h1, and headings that nest without gaps', ({ path }) => {
  const levels = headings(path).map(({ name }) => Number(name.slice(1)));
  expect(levels.filter((level) => level === 1)).toEqual([1]);
  expect(levels[0]).toBe(1);
  const gaps = headings(path).filter((_, index) => (levels[index] ?? 0) > (levels[index - 1] ?? 0) + 1);
  expect(gaps.map(text)).toEqual([]);
});

test('headings have the same ids in all languages', () => {
  const idsOf = (path: string) =>
    headings(path)
      .filter((heading) => closest(heading, 'main'))
      .flatMap((heading) => attribute(heading, 'id') ?? [])
      .sort();
  for (const { path, route } of canonicalPages) {
    const original = canonicalPages.find((page) => page.route === route && page.locale === route.original);
    expect([path, idsOf(path)]).toEqual([path, idsOf(original?.path ?? '')]);
  }
});

test('every section of a text has an id, on its heading or on itself', () => {
  const without = pages.flatMap(({ path }) =>
    all(documentAt(path), 'main .prose h2')
      .filter((heading) => !attribute(heading, 'id') && !attribute(closest(heading, 'section') ?? heading, 'id'))
      .map((heading) => `${path}: ${text(heading)}`),
  );
  expect(without).toEqual([]);
});

/**
 * What looks like a date as lists and bylines write it. May, June and July are left out, which English writes alike in running text.
 */
function shortDate(...languages: Locale[]): RegExp {
  const months = languages.flatMap((code) =>
    Array.from({ length: 12 }, (_, month) => formatDate(`2025-${String(month + 1).padStart(2, '0')}-15`, code))
      .map((date) => date.replaceAll('\u00a0', ' ').slice(3, -5))
      .filter((name) => !/^(May|June|July)$/.test(name)),
  );
  return new RegExp(
    `(?<!\\d)\\d{1,2} (?:${months.map((name) => name.replace('.', '\\.')).join('|')}) \\d{4}(?!\\d)`,
    'gu',
  );
}

test('dates are marked up, and say to machines what they say to people', () => {
  for (const { path, locale, textLocale } of pages) {
    const times = all(documentAt(path), 'time');
    for (const time of times) {
      const day = attribute(time, 'datetime') ?? '';
      const written = [locale, textLocale].map((code) => formatDate(day, code).replaceAll('\u00a0', ' '));
      expect(written).toContain(text(time));
    }
    const short = shortDate(locale, textLocale);
    const dates = pageText(path).match(short) ?? [];
    const marked = times.flatMap((time) => text(time).match(short) ?? []);
    expect([path, dates.length]).toEqual([path, marked.length]);
  }
});
