/** Section 2, routes: every screen is built in every language, and nothing else is. How hosts answer: `e2e/hosts`. */
import { pageAddress } from '@/lib/export/addresses.ts';
import { pagesIn } from '@/lib/files.ts';
import { localeCodes } from '@/lib/i18n/locales.ts';
import { localizedPath } from '@/lib/i18n/urls.ts';
import { documentAt, documents, first, links, notFoundPages, only, pages, text } from './site.ts';
import { notFound, screens } from './specification.ts';

test('out/ has the pages of the route table, the 404 pages, and no others', () => {
  expect(pagesIn('out').map(pageAddress).sort()).toEqual(documents.map(({ path }) => path).sort());
});

const translatedByLaw = screens.filter((path) => !path.startsWith('/guia/'));
test.each(translatedByLaw)('%s is written in Portuguese, Spanish and English', (path) => {
  const languages = (['pt', 'es', 'en'] as const).filter((code) => localeCodes.includes(code));
  const written = pages.filter(({ route, locale, textLocale }) => route.path === path && locale === textLocale);
  expect(written.map(({ locale }) => locale)).toEqual(expect.arrayContaining(languages));
  const titles = languages.map((language) => text(only(documentAt(localizedPath(path, language)), 'head title')));
  expect(new Set(titles).size).toBe(languages.length);
});

test.each(notFoundPages)('the 404 page at $path: its three texts and the way home in its language', (page) => {
  const main = only(documentAt(page.path), 'main');
  expect(text(only(main, 'h1'))).toBe(notFound.title);
  expect(text(first(main, 'p'))).toBe(notFound.text);
  expect(links(main)).toEqual([{ href: localizedPath('/', page.locale), text: notFound.link }]);
});
