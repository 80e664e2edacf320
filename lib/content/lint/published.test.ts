import { readCatalogue } from '../catalogue.ts';
import { readContent } from '../load/content.ts';
import { type Changes, diagnosticsOf, swap, withSite } from '../testing/site.ts';
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
    `${file}:1:10: /a leads to /b, which is no page — write a page of this site without language prefix`,
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
