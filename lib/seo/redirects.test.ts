import { catalogue } from '@/lib/content/catalogue.ts';
import { localeCodes } from '@/lib/i18n/locales.ts';
import { localizedPath } from '@/lib/i18n/urls.ts';
import { routes } from '@/lib/routes.ts';
import { isExact, parseRedirects, redirector } from './redirect-rules.ts';
import { redirects, redirectsFile } from './redirects.ts';

const pages = routes().map(({ path }) => path);
const { moved } = catalogue().published;
const table = redirects(pages, moved);
const live = new Set(pages.flatMap((path) => localeCodes.map((code) => localizedPath(path, code))));

const target = redirector(table);

/** Where a host leads a visitor in the end. */
function follow(path: string): string {
  const to = target(path);
  return to === undefined ? path : follow(to);
}

test.each([
  ['/pt', '/'],
  ['/pt/', '/'],
  ['/pt/guia/over-under/', '/guia/over-under'],
  ['/pt-BR/brasil', '/brasil'],
  ['/ES', '/es'],
  ['/ES/latam', '/es/latam'],
  ['/reviews', '/rankings'],
  ['/es/reviews', '/es/rankings'],
  ['/contacto', '/es/contato'],
  ['/en/about', '/en/sobre'],
  ['/rss.xml', '/feed.xml'],
  ['/es/feed', '/es/feed.xml'],
])('%s leads to %s', (from, to) => {
  expect(follow(from)).toBe(to);
});

test('no page is hidden by a redirect', () => {
  for (const path of live) expect(follow(path)).toBe(path);
});

test('a page that moved leads to its new place in every language, with a slash as without', () => {
  const lead = redirector(redirects(pages, { '/velha': '/guia' }));
  expect(['/velha', '/velha/', '/es/velha', '/en/velha/'].map(lead)).toEqual([
    '/guia',
    '/guia',
    '/es/guia',
    '/en/guia',
  ]);
});

test('each address stands once, exact ones first', () => {
  const from = table.map((row) => row.from);
  expect(new Set(from).size).toBe(from.length);
  const wild = table.filter((rule) => !isExact(rule)).map((rule) => rule.from);
  expect(from.slice(-wild.length)).toEqual(wild);
});

test('no page costs a rule, and with 16 moved addresses there are at most 250', () => {
  const name = (_: unknown, index: number) => `/blog/texto-${index}`;
  const old = Object.fromEntries(Array.from({ length: 16 }, (_, index) => [`/velha-${index}`, '/guia']));
  expect(redirects([...pages, ...Array.from({ length: 1000 }, name)], moved)).toEqual(table);
  expect(redirects(pages, old).length).toBeLessThanOrEqual(250);
});

test.each(['/pt//other.example', '/PT//other.example/x', '/ES//other.example'])('%s leads to no other site', (path) => {
  expect(follow(path)).toMatch(/^\/[^/]/);
});

test('the file has one rule a line; the last name the 404 page of each prefix', () => {
  expect(redirectsFile(table)).toMatch(/^(\/\S* \/\S* 301\n)+(\/(\w+)\/\* \/\3\/404\.html 404\n)+$/);
  expect(parseRedirects(redirectsFile(table))).toEqual(table);
});
