/** Section 2, routes: every screen answers in three languages, and nothing else does. */
import { expect, test } from '@playwright/test';
import { all, attribute, documentAt, first, notFoundPath, only, pages, text } from '@/e2e/site.ts';
import { localizedPath } from '@/lib/i18n/urls.ts';
import { languages, languageTags, notFound, reviewIds, routeTable } from './facts.ts';

test('the site has the screens of the route table, and no others', () => {
  const built = pages.filter(({ locale }) => locale === 'pt').map(({ path }) => path);
  expect(built.sort()).toEqual([...routeTable].sort());
});

for (const route of routeTable) {
  for (const language of languages) {
    const path = localizedPath(route, language);
    test(`${path} answers, in its language`, async ({ request }) => {
      const response = await request.get(path, { maxRedirects: 0 });
      expect(response.status()).toBe(200);
      expect(response.headers()['content-type']).toContain('text/html');
      const document = documentAt(path);
      expect(attribute(only(document, 'html'), 'lang')).toBe(languageTags[language]);
      expect(text(only(document, 'h1'))).not.toBe('');
      expect(text(only(document, 'head title'))).not.toBe('');
    });
  }
}

const unknown = [
  '/nao-existe',
  '/es/nao-existe',
  '/en/nao-existe',
  '/guia/nao-existe',
  '/blog/nao-existe',
  '/reviews/nao-existe',
  '/pt/nao-existe',
  '/brasil/brasil',
];
for (const path of unknown) {
  test(`${path} is not found: status 404 and the 404 page`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(404);
    expect(await response.text()).toContain(notFound.text);
  });
}

for (const [path, target] of [
  ['/pt', '/'],
  [`/pt/reviews/${reviewIds[0]}`, `/reviews/${reviewIds[0]}`],
] as const) {
  test(`${path} leads to ${target}: the default language has no prefix`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 });
    expect([response.status(), response.headers().location]).toEqual([301, target]);
  });
}

test('the 404 page: its three texts, the link to home, header and footer', () => {
  const document = documentAt(notFoundPath);
  const main = only(document, 'main');
  expect(text(only(main, 'h1'))).toBe(notFound.title);
  expect(text(first(main, 'p'))).toBe(notFound.text);
  const link = only(main, 'a');
  expect([text(link), attribute(link, 'href')]).toEqual([notFound.link, '/']);
  expect(all(document, 'header')).toHaveLength(1);
  expect(all(document, 'footer')).toHaveLength(1);
});
