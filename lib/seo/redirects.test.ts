import { localeCodes } from '@/lib/i18n/locales.ts';
import { localizedPath } from '@/lib/i18n/urls.ts';
import { routes } from '@/lib/routes.ts';
import { isExact, parseRedirects, redirector } from './redirect-rules.ts';
import { redirects, redirectsFile } from './redirects.ts';

const table = redirects();
const live = new Set(routes().flatMap(({ path }) => localeCodes.map((code) => localizedPath(path, code))));

const target = redirector(table);

/** Where a host leads a visitor in the end. */
function follow(path: string): string {
  const to = target(path);
  return to === undefined ? path : follow(to);
}

test.each([
  ['/es/guia/over-under.html', '/es/guia/over-under'],
  ['/BRASIL', '/brasil'],
  ['/brasil/', '/brasil'],
  ['/BRASIL/', '/brasil'],
  ['/Guia/over-under', '/guia/over-under'],
  ['/GUIA/OVER-UNDER', '/guia/over-under'],
  ['/es/GUIA/OVER-UNDER', '/es/guia/over-under'],
  ['/ES/GUIA/OVER-UNDER/', '/es/guia/over-under'],
  ['/en/Guia/over-under', '/en/guia/over-under'],
  ['/en/Brasil', '/en/brasil'],
  ['/pt', '/'],
  ['/pt/', '/'],
  ['/pt/guia/over-under/', '/guia/over-under'],
  ['/pt-BR/brasil', '/brasil'],
  ['/ES', '/es'],
  ['/ES/latam', '/es/latam'],
  ['/en/', '/en'],
  ['/index.html', '/'],
  ['/es/index.html', '/es'],
  ['/reviews', '/rankings'],
  ['/es/reviews/', '/es/rankings'],
  ['/contacto', '/es/contato'],
  ['/en/about', '/en/sobre'],
  ['/rss.xml', '/feed.xml'],
  ['/feed/', '/feed.xml'],
  ['/es/feed', '/es/feed.xml'],
])('%s leads to %s', (from, to) => {
  expect(follow(from)).toBe(to);
});

test('no page is hidden by a redirect', () => {
  for (const path of live) expect(follow(path)).toBe(path);
});

test('every redirect ends at a page or a file', () => {
  for (const { from, to } of table.filter(isExact)) {
    expect([from, live.has(to) || /\.(xml|png)$/.test(to)]).toEqual([from, true]);
  }
});

test('each address stands once, exact ones first, within what hosts allow', () => {
  const from = table.map((row) => row.from);
  expect(new Set(from).size).toBe(from.length);
  const wild = table.filter((rule) => !isExact(rule)).map((rule) => rule.from);
  expect(from.slice(-wild.length)).toEqual(wild);
  expect(wild.length).toBeLessThanOrEqual(100);
  expect(from.length - wild.length).toBeLessThanOrEqual(2000);
});

test.each(['/pt//other.example', '/PT//other.example/x', '/ES//other.example', '/Guia//other.example'])(
  '%s leads to no other site',
  (path) => {
    expect(follow(path)).toMatch(/^\/[^/]/);
  },
);

test('the file has one rule a line', () => {
  expect(redirectsFile(table)).toMatch(/^(\/\S* \/\S* 301\n)+$/);
  expect(parseRedirects(redirectsFile(table))).toEqual(table);
});
