/** Addresses of every page's headings, and dates that machines can read. How headings nest: `html.test.ts`. */
import { formatDate } from '@/lib/i18n/format.ts';
import type { Locale } from '@/lib/i18n/locales.ts';
import { all, attribute, canonicalPages, closest, documentAt, pages, pageText, text } from '../site.ts';

test('headings have the same ids in all languages', () => {
  const idsOf = (path: string) =>
    all(documentAt(path), 'main :is(h1, h2, h3, h4, h5, h6)')
      .flatMap((heading) => attribute(heading, 'id') ?? [])
      .sort();
  for (const { path, route } of canonicalPages) {
    const original = canonicalPages.find((page) => page.route === route && page.locale === route.original);
    expect([path, idsOf(path)]).toEqual([path, idsOf(original?.path ?? '')]);
  }
});

test('every heading leads somewhere: to the page that it names, or to its own place by the “#” beside it', () => {
  const without = pages.flatMap(({ path }) => {
    const document = documentAt(path);
    return all(document, 'main :is(h2, h3, h4)')
      .filter((heading) => !closest(heading, 'nav') && all(heading, 'a').length === 0)
      .filter((heading) => {
        const [link] = all(heading, '+ a.heading-link');
        const place = link && attribute(link, 'href');
        return !place || all(document, `[id="${place.slice(1)}"]`).length !== 1;
      })
      .map((heading) => `${path}: ${text(heading)}`);
  });
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
