/** The style sheet of the built site, whose utilities the export has given short names. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '@/lib/export/files.ts';
import { all, attribute, documentAt, documents } from './site.ts';

test('every class of a page has a rule, but for names in plain words that only tests ask for', () => {
  const css = listFiles('out')
    .filter((file) => file.endsWith('.css'))
    .map((file) => readFileSync(join('out', file), 'utf8'))
    .join('');
  const named = new Set(
    Array.from(css.matchAll(/\.((?:[\w-]|\\.)+)/g), ([, name = '']) => name.replaceAll(/\\(.)/g, '$1')),
  );
  const used = new Set(
    documents.flatMap(({ path }) =>
      all(documentAt(path), '[class]').flatMap((element) => attribute(element, 'class')?.split(' ') ?? []),
    ),
  );
  expect(used.size).toBeGreaterThan(100);
  const isPlain = (name: string) => name.length > 2 && /^[a-z]+(-[a-z\d]+)*$/.test(name);
  expect([...used].filter((name) => !named.has(name) && !isPlain(name))).toEqual([]);
});
