import { localeCodes } from '@/lib/i18n/locales.ts';
import { localizedPath } from '@/lib/i18n/urls.ts';
import { routes } from '@/lib/routes.ts';
import { redirects, redirectsFile } from './redirects.ts';

const table = redirects();
const live = new Set(routes().flatMap(({ path }) => localeCodes.map((code) => localizedPath(path, code))));

/** Where a host leads a visitor in the end, by the first rule that matches each time. */
function follow(path: string): string {
  for (const { from, to } of table) {
    const prefix = from.endsWith('/*') ? from.slice(0, -1) : undefined;
    if (prefix ? path.startsWith(prefix) : path === from)
      return follow(to.replace(':splat', path.slice(prefix?.length)));
  }
  return path;
}

test.each([
  ['/brasil/', '/brasil'],
  ['/es/guia/over-under.html', '/es/guia/over-under'],
  ['/BRASIL', '/brasil'],
  ['/Guia/over-under', '/guia/over-under'],
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
])('%s leads to %s', (from, to) => {
  expect(follow(from)).toBe(to);
});

test('no page is hidden by a redirect', () => {
  for (const path of live) expect(follow(path)).toBe(path);
});

test('every redirect ends at a page or a file', () => {
  for (const { from, to } of table.filter(({ from }) => !from.endsWith('*'))) {
    expect([from, live.has(to) || /\.(xml|png)$/.test(to)]).toEqual([from, true]);
  }
});

test('each address stands once, exact ones first, within what hosts allow', () => {
  const from = table.map((row) => row.from);
  expect(new Set(from).size).toBe(from.length);
  const wild = from.filter((path) => path.endsWith('*'));
  expect(from.slice(-wild.length)).toEqual(wild);
  expect(wild.length).toBeLessThanOrEqual(100);
  expect(from.length - wild.length).toBeLessThanOrEqual(2000);
});

test('the file has one rule a line', () => {
  expect(redirectsFile()).toMatch(/^(\/\S* \/\S* 301\n)+$/);
});
