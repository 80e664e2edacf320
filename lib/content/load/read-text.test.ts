import { edit, guide, neverBuilds, odds, review } from '@/lib/testing/slips.ts';
import { catalogueOf, diagnosticsOf } from '@/lib/testing/small-site.ts';

neverBuilds([
  ['not UTF-8', { [odds]: Buffer.from('---\ntitle: Introdu\xe7\xe3o\n---\n', 'latin1') }, `${odds} files.notUtf8`],
  ['empty file', { [odds]: ' \n' }, `${odds} files.empty`],
  ['missing file', { [guide]: null }, `${guide} files.unreadable`],
  ['NUL byte', edit(odds, 'Uma <Term', 'Uma\0 <Term'), `${odds}:15:4 files.controlCharacter U+0000`],
]);

test.each([
  ['Windows line ends', (text: string) => text.replaceAll('\n', '\r\n')],
  ['a byte order mark', (text: string) => `\ufeff${text}`],
])('%s are accepted', (_, change) => {
  const changes = { [odds]: change, [guide]: change, [review]: change };
  expect(diagnosticsOf(changes)).toEqual([]);
  expect(catalogueOf(changes)).toEqual(catalogueOf({}));
});
