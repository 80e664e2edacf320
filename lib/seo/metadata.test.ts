import { catalogue } from '@/lib/content/catalogue.ts';
import { translator } from '@/lib/i18n/translate.ts';
import { routeOf } from '@/lib/routes.ts';
import { untranslated } from '@/lib/testing/untranslated.ts';
import { alternates, pageMetadata } from './metadata.ts';
import { shareAlt } from './share.ts';

const { url } = catalogue().site;
const region = routeOf('pages', 'brasil');
/** Pages that are not translated, whatever is by now. */
const article = untranslated(routeOf('guide', 'over-under'));
const mexican = untranslated(routeOf('reviews', 'novibet-mx'));

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

test('the share picture of a review tells in words what it shows: the operator, its status and the title', () => {
  const { openGraph } = pageMetadata(routeOf('reviews', 'superbet-br'), 'pt');
  const [picture] = [openGraph?.images].flat();
  expect(picture).toMatchObject({ alt: expect.stringMatching(/^Superbet · \S.*\. \S/) });
});

test.each(['home', 'brasil', 'latam', 'rankings'])(
  'the share picture of %s, which lists operators, tells the law',
  (slug) => {
    const law = translator('pt', 'law');
    const states = new Set(catalogue().countries.countries.map(({ state }) => law(`state.${state}`)));
    const alt = shareAlt(routeOf('pages', slug), 'pt');
    expect([...states, law('byCountry')].filter((words) => alt.includes(words))).toHaveLength(1);
  },
);
