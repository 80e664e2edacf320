/** The head of every page: title, description, canonical, hreflang, share card, icons. */
import { locales } from '@/lib/i18n/locales.ts';
import { localizedPath } from '@/lib/i18n/urls.ts';
import { all, attribute, canonicalPages, documentAt, notFoundPages, only, type Page, pages, text } from '../site.ts';
import { fileOf, meta, metas, origin, pngSize, read } from './files.ts';

const title = ({ path }: Page) => text(only(documentAt(path), 'head title'));
const description = ({ path }: Page) => meta(documentAt(path), 'description');
const hrefs = (path: string, selector: string) =>
  all(documentAt(path), selector).map((link) => attribute(link, 'href') ?? '');
const urlOf = (path: string) => origin + path;

test('titles have 1 to 60 characters, descriptions 70 to 160', () => {
  const wrong = pages.filter((page) => {
    const lengths = [title(page).length, description(page).length] as const;
    return lengths[0] < 1 || lengths[0] > 60 || lengths[1] < 70 || lengths[1] > 160;
  });
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

for (const [name, of] of Object.entries({ title, description })) {
  test(`no two pages of a language have the same ${name}`, () => {
    const seen = canonicalPages.map((page) => `${page.locale}: ${of(page)}`);
    expect(seen.filter((item, index) => seen.indexOf(item) !== index)).toEqual([]);
  });
}

test('each page names one canonical address: its own, or the original’s where it is no translation', () => {
  for (const { path, route, textLocale } of pages) {
    const expected = urlOf(localizedPath(route.path, textLocale));
    expect([path, hrefs(path, 'link[rel="canonical"]')]).toEqual([path, [expected]]);
    expect([path, meta(documentAt(path), 'og:url')]).toEqual([path, expected]);
  }
});

test('translations name each other, themselves and x-default; other pages name nothing', () => {
  const rowsOf = (path: string) =>
    all(documentAt(path), 'link[rel="alternate"][hreflang]')
      .map((link) => [attribute(link, 'hreflang') ?? '', attribute(link, 'href') ?? ''])
      .sort();
  for (const { path, route, locale, textLocale } of pages) {
    const translations = canonicalPages.filter((page) => page.route === route);
    const expected = translations.map((page) => [locales[page.locale].hreflang, urlOf(page.path)]);
    const fallback = translations.find((page) => page.locale === 'pt') ?? translations[0];
    const rows =
      translations.length > 1 && locale === textLocale ? [...expected, ['x-default', urlOf(fallback?.path ?? '')]] : [];
    expect([path, rowsOf(path)]).toEqual([path, rows.sort()]);
  }
});

test('pages may be indexed, the 404 pages may not', () => {
  for (const { path } of pages) expect(meta(documentAt(path), 'robots')).toBe('index, follow, max-image-preview:large');
  for (const { path } of notFoundPages) {
    const notFound = documentAt(path);
    expect(metas(notFound, 'robots').join()).toContain('noindex');
    expect(all(notFound, 'link[rel="canonical"]')).toEqual([]);
  }
});

test('each page links its language’s feed, the manifest, icons, and tells its colours', () => {
  for (const { path, locale } of pages) {
    const feed = urlOf(localizedPath('/feed.xml', locale));
    expect(hrefs(path, 'link[type="application/rss+xml"]')).toEqual([feed]);
    expect(hrefs(path, 'link[rel="manifest"]')).toEqual(['/manifest.webmanifest']);
    expect(hrefs(path, 'link[rel="icon"]')).toContain('/icons/icon.svg');
    expect(hrefs(path, 'link[rel="apple-touch-icon"]')).toEqual(['/icons/apple-180.png']);
    expect(metas(documentAt(path), 'theme-color')).toHaveLength(2);
  }
});

test('each page has a complete share card in its text’s language', () => {
  for (const page of pages) {
    const document = documentAt(page.path);
    expect(meta(document, 'og:title')).toBe(title(page));
    expect(meta(document, 'og:description')).toBe(description(page));
    expect(meta(document, 'og:type')).toBe(page.route.collection === 'pages' ? 'website' : 'article');
    expect(meta(document, 'og:locale')).toBe(locales[page.textLocale].openGraph);
    expect(meta(document, 'twitter:card')).toBe('summary_large_image');
    for (const name of ['og:site_name', 'og:image:alt']) expect(meta(document, name)).not.toBe('');
    expect(meta(document, 'og:image')).toContain(`/share/${page.textLocale}/`);
    expect(meta(document, 'twitter:image')).toBe(meta(document, 'og:image'));
  }
});

test('share pictures are PNGs of 1200 × 630 below 100 KB, one for each text', () => {
  const pictures = new Set(pages.map(({ path }) => meta(documentAt(path), 'og:image')));
  expect(pictures.size).toBe(canonicalPages.length);
  for (const picture of pictures) {
    expect(picture.startsWith(`${origin}/`)).toBe(true);
    const path = picture.slice(origin.length);
    expect([path, fileOf(path)]).toEqual([path, `out${path}`]);
    const file = read(path);
    expect(pngSize(file)).toEqual({ width: 1200, height: 630 });
    expect(file.length).toBeLessThan(100_000);
  }
});
