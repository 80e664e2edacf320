import { diagnosticsOf } from '@/lib/testing/small-site.ts';

jest.mock('./mdx.ts', () => ({
  ...jest.requireActual<object>('./mdx.ts'),
  parseDoc: (_text: string, _schema: unknown, file: string) => {
    if (file.includes('odds')) throw new RangeError('Maximum call stack size exceeded');
    return jest.requireActual<typeof import('./mdx.ts')>('./mdx.ts').parseDoc(_text, _schema as never, file);
  },
}));

test('a file that breaks the parser itself is named all the same', () => {
  expect(diagnosticsOf({})).toEqual([
    'content/guide/odds/pt.mdx: the file could not be understood (Maximum call stack size exceeded) — undo the last change and try again, part by part',
  ]);
});
