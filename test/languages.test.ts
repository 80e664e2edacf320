/** Sections 1 and 4, languages: what is not translated says so, and every list calls an article by one name. */
import { localeCodes, locales } from '@/lib/i18n/locales.ts';
import { localizedPath } from '@/lib/i18n/urls.ts';
import { all, attribute, documentAt, type Element, only, pages, text, textBefore } from './site.ts';

const fallbacks = pages.filter(({ locale, textLocale }) => locale !== textLocale);

/** Links before the title that lead to this page in a language. */
function linksToOriginal(path: string, target: string): Element[] {
  const main = only(documentAt(path), 'main');
  const title = textBefore(only(main, 'h1'));
  return all(main, `a[hreflang][href="${target}"]`).filter((link) => textBefore(link).length < title.length);
}

// There may be none: how an untranslated page is made, and that others have no such notice, is tested on texts of their own, in
// `lib/seo` and `components/layout`.
test('a text in another language than the page’s says so, and leads to the original', () => {
  for (const { path, route, textLocale } of fallbacks) {
    const [link, ...more] = linksToOriginal(path, localizedPath(route.path, textLocale));
    expect([path, link && attribute(link, 'hreflang'), more]).toEqual([path, locales[textLocale].hreflang, []]);
    const original = documentAt(localizedPath(route.path, textLocale));
    expect(text(only(documentAt(path), 'h1'))).toBe(text(only(original, 'h1')));
  }
});

describe.each(localeCodes)('in %s', (locale) => {
  const guide = documentAt(localizedPath('/guia', locale));
  const name = (link: Element) => text(only(guide, `a[data-cover][href="${attribute(link, 'href')}"]`));
  const articles = pages.filter((page) => page.locale === locale && page.route.collection === 'guide');

  test('the guide and its articles’ neighbours call an article by one name', () => {
    for (const { path } of articles) {
      for (const link of all(documentAt(path), '.neighbours a[rel]')) {
        const article = articles.find((page) => page.path === attribute(link, 'href'));
        if (!article) continue;
        expect(text(only(link, 'span'))).toBe(name(link));
        // A name in another language than the page's says so.
        expect(all(link, 'small').length).toBe(article.textLocale === locale ? 1 : 2);
      }
    }
  });

  test('so does the dictionary', () => {
    const toArticles = all(documentAt(localizedPath('/dicionario', locale)), '.entry-links a:not([href^="#"])');
    expect(toArticles).not.toEqual([]);
    for (const link of toArticles) expect(text(link)).toContain(name(link));
  });
});
