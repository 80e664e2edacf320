/** Section 1 and 4, languages: what is translated, what is not and says so, and how a visitor gets to a language. */
import { expect, test } from '@playwright/test';
import { all, attribute, documentAt, type Element, first, only, pages, text, textBefore } from '@/e2e/site.ts';
import { localizedPath } from '@/lib/i18n/urls.ts';
import { guideArticles, languages, languageTags, posts, reviews } from './facts.ts';

const notices: Record<string, Record<string, RegExp>> = {
  pt: { es: /só em espanhol/ },
  es: { pt: /solo en portugués/ },
  en: { pt: /in Portuguese only/, es: /in Spanish only/ },
};

const translated = pages.filter(({ route }) => route.locales.length > 1);
const fallbacks = pages.filter(({ locale, textLocale }) => locale !== textLocale);

test('guide articles are first written in Portuguese, LATAM reviews in Spanish, the other reviews in Portuguese', () => {
  const original = (path: string) => pages.find((page) => page.path === path)?.route.original;
  for (const slug of guideArticles) expect(original(`/guia/${slug}`), slug).toBe('pt');
  for (const { id, language } of reviews) expect(original(`/reviews/${id}`), id).toBe(language);
});

test('every other screen exists in all three languages', () => {
  const screens = [
    '/',
    '/brasil',
    '/latam',
    '/guia',
    '/dicionario',
    '/rankings',
    '/blog',
    '/sobre',
    '/institucional',
    '/privacidade',
    '/contato',
  ];
  for (const path of [...screens, ...posts.map(({ slug }) => `/blog/${slug}`)]) {
    expect(
      translated.filter(({ route }) => route.path === path).map(({ locale }) => locale),
      path,
    ).toEqual(languages);
    const titles = languages.map((language) => text(only(documentAt(localizedPath(path, language)), 'head title')));
    expect(new Set(titles).size, path).toBe(languages.length);
  }
});

test('the guide, an article’s neighbours and the dictionary call an article by one name, in the reader’s language', () => {
  for (const locale of languages) {
    const guide = documentAt(localizedPath('/guia', locale));
    const name = (link: Element) => text(only(guide, `a.cover-link[href="${attribute(link, 'href')}"]`));
    const articles = pages.filter((page) => page.locale === locale && page.route.collection === 'guide');
    let neighbours = 0;
    for (const { path } of articles) {
      for (const link of all(documentAt(path), '.neighbours a[rel]')) {
        const article = articles.find((page) => page.path === attribute(link, 'href'));
        if (!article) continue;
        expect(text(only(link, 'span')), path).toBe(name(link));
        expect(all(link, 'small').length, path).toBe(article.textLocale === locale ? 1 : 2);
        neighbours++;
      }
    }
    expect(neighbours).toBeGreaterThanOrEqual(articles.length);
    const links = all(documentAt(localizedPath('/dicionario', locale)), '.entry-links a');
    const toArticles = links.filter((link) => !attribute(link, 'href')?.startsWith('#'));
    expect(toArticles.length).toBeGreaterThan(0);
    for (const link of toArticles) expect(text(link)).toContain(name(link));
  }
});

test('a text in another language than the page’s says so, and leads to the original', () => {
  expect(fallbacks.length).toBeGreaterThan(0);
  for (const { path, route, locale, textLocale } of fallbacks) {
    const main = only(documentAt(path), 'main');
    expect(attribute(main, 'lang'), path).toBe(languageTags[textLocale]);
    const link = all(main, 'a[hreflang]').find(
      (item) => attribute(item, 'href') === localizedPath(route.path, textLocale),
    );
    if (!link) throw new Error(`${path} does not lead to its original`);
    expect(attribute(link, 'hreflang'), path).toBe(languageTags[textLocale]);
    expect(textBefore(link), path).toMatch(notices[locale]?.[textLocale] ?? /^$/);
    expect(textBefore(only(main, 'h1')).length, path).toBeGreaterThan(textBefore(link).length);
  }
});

test('a page in its own language has no such notice', () => {
  const every = Object.values(notices).flatMap((byText) => Object.values(byText));
  for (const { path } of pages.filter(({ locale, textLocale }) => locale === textLocale)) {
    const before = textBefore(only(documentAt(path), 'h1'));
    for (const notice of every) expect(before, path).not.toMatch(notice);
  }
});

test('a fallback page is the original’s text, word for word', () => {
  for (const slug of ['over-under', 'rollover-bonus']) {
    for (const language of ['es', 'en'] as const) {
      if (pages.find((page) => page.path === `/${language}/guia/${slug}`)?.textLocale !== 'pt') continue;
      const original = text(first(documentAt(`/guia/${slug}`), 'h1'));
      expect(text(first(documentAt(`/${language}/guia/${slug}`), 'h1'))).toBe(original);
    }
  }
});
