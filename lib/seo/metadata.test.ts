import { catalogue } from '@/lib/content/catalogue.ts';
import { locales } from '@/lib/i18n/locales.ts';
import { localizedPath } from '@/lib/i18n/urls.ts';
import { routeOf } from '@/lib/routes.ts';
import { untranslated } from '@/lib/testing/untranslated.ts';
import { alternates, canonicalUrl, pageMetadata } from './metadata.ts';

const { url } = catalogue().site;
const region = routeOf('pages', 'brasil');
/** Pages that are not translated, whatever is by now. */
const article = untranslated(routeOf('guide', 'over-under'));
const mexican = untranslated(routeOf('reviews', 'novibet-mx'));

test('a translated page names itself and its translations', () => {
  expect(canonicalUrl(region, 'es')).toBe(`${url}/es/brasil`);
  expect(alternates(region)).toEqual({
    ...Object.fromEntries(region.locales.map((code) => [locales[code].hreflang, url + localizedPath('/brasil', code)])),
    'x-default': `${url}/brasil`,
  });
});

test('a page without a translation points to its original and claims no alternates', () => {
  for (const [route, original] of [
    [article, '/guia/over-under'],
    [mexican, '/es/reviews/novibet-mx'],
  ] as const) {
    const { alternates: links, openGraph } = pageMetadata(route, 'en');
    expect(links?.canonical).toBe(url + original);
    expect(links?.languages).toEqual({});
    expect(openGraph?.url).toBe(url + original);
  }
});

test('an original without translations has no alternates either', () => {
  expect(alternates(article)).toEqual({});
});

test('the share picture and the language of the card are the text’s', () => {
  expect(pageMetadata(article, 'es').openGraph).toMatchObject({
    type: 'article',
    locale: 'pt_BR',
    images: [{ url: `${url}/share/pt/guide/over-under.png`, width: 1200, height: 630 }],
  });
  expect(pageMetadata(region, 'en').openGraph).toMatchObject({
    type: 'website',
    locale: 'en_GB',
    alternateLocale: expect.arrayContaining(['pt_BR', 'es_LA']),
  });
});

test('the home page’s address ends with a slash in the default language only', () => {
  const home = routeOf('pages', 'home');
  expect([canonicalUrl(home, 'pt'), canonicalUrl(home, 'es')]).toEqual([`${url}/`, `${url}/es`]);
});
