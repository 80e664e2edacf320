import { type Changes, diagnosticsOf, swap, withSite } from '@/lib/testing/small-site.ts';
import { readCatalogue } from '../catalogue.ts';
import { readContent } from '../load/content.ts';
import { livePaths } from './published.ts';

const file = 'content/published.yml';
const gone = (moved: string): Changes => ({
  [file]: (text) => text.replace('{}', moved).replace('/guia,', '/guia, /guia/antigo,'),
});

test('a public page that is gone is a problem, and its redirect mends it', () => {
  expect(diagnosticsOf(gone('{}'))).toEqual([
    `${file}:2:32: /guia/antigo was public, and is no page any more — say under “moved” which page took its place, for example “/guia/antigo: /guia”`,
  ]);
  expect(diagnosticsOf(gone('{ /guia/antigo: "/guia/odds#comeco" }'))).toEqual([]);
});

test('a redirect must not hide a page, nor lead to none', () => {
  expect(diagnosticsOf({ [file]: swap('{}', '{ /guia: / }') })).toEqual([
    `${file}:1:10: /guia has moved, but is a page — remove the row, or the page`,
  ]);
  expect(diagnosticsOf({ [file]: swap('{}', '{ /a: /b }') })).toEqual([
    `${file}:1:10: there is no page /b — did you mean /?`,
  ]);
});

test('a redirect to a place on a page needs that place', () => {
  expect(diagnosticsOf(gone('{ /guia/antigo: "/guia/odds#nada" }'))).toEqual([
    `${file}:1:10: /guia/odds has no heading with the id “nada” — use an id that exists there`,
  ]);
});

// As a line of nginx.conf, “#y” would keep the server from starting; the others would lead from addresses that nobody had.
test.each(['"#y"', '/v#x', '/es', '/en/', '/es/velho', '/pt/velho', '/velho/', '//velho', '/a//b'])(
  'no page can have been at %s',
  (from) => {
    const [found, ...others] = diagnosticsOf({ [file]: swap('{}', `{ ${from}: /guia }`) });
    expect(others).toEqual([]);
    expect(found).toMatch(/^content\/published.yml:1:10: the field name .* write the address of a page/);
  },
);

test('names that only begin like a language are addresses', () => {
  expect(diagnosticsOf({ [file]: swap('{}', '{ /especial: /guia, /en-breve/a: /, /velha: /guia/odds }') })).toEqual([]);
});

test('a redirect leads to a page of the site, named without its language', () => {
  expect(diagnosticsOf({ [file]: swap('{}', '{ /velha: "#topo", /antiga: /es/guia }') })).toEqual([
    `${file}:1:10: “moved./velha” is “#topo” — write a page of this site without language prefix, for example /guia, or a place on it: /guia#id`,
    `${file}:1:27: “moved./antiga” is “/es/guia” — write a page of this site without language prefix, for example /guia, or a place on it: /guia#id`,
  ]);
});

test('a page stands on the list once', () => {
  expect(diagnosticsOf({ [file]: swap('/dicionario, ', '/dicionario, /dicionario, ') })).toEqual([
    `${file}:2:25: “/dicionario” stands twice — keep one`,
  ]);
});

test('a page that is not on the list yet is a warning', () => {
  const changes = { [file]: swap('/blog/primeiro, ', '') };
  expect(diagnosticsOf(changes)).toEqual([
    `${file}: /blog/primeiro is not on the list of published pages yet — npm run publish:list adds it`,
  ]);
  const severities = withSite(changes, (root) =>
    readCatalogue(root, { drafts: false }).diagnostics.map(({ severity }) => severity),
  );
  expect(severities).toEqual(['warning']);
});

test('a draft has no address', () => {
  const draft = { 'content/blog/primeiro/pt.mdx': swap('updated:', 'draft: true\nupdated:') };
  const paths = withSite(draft, (root) => livePaths(readContent(root).content));
  expect(paths).toContain('/guia/odds');
  expect(paths).not.toContain('/blog/primeiro');
});
