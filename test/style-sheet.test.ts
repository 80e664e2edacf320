/** The style sheet of the built site, whose utilities the export has given short names. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '@/lib/files.ts';
import { all, attribute, documentAt, documents } from './site.ts';

test('every class of a page has a rule, or is a name that a test asks for', () => {
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
  // No page tells which names are there for tests, so their source is read: classes in strings that can be selectors.
  const strings = ['test', 'e2e'].flatMap((folder) =>
    listFiles(folder)
      .filter((file) => /\.tsx?$/.test(file))
      .flatMap((file) => readFileSync(join(folder, file), 'utf8').match(/'[^'\n]*'|"[^"\n]*"|`[^`]*`/g) ?? []),
  );
  const asked = new Set(
    strings.flatMap((string) =>
      Array.from(string.matchAll(/(?<=['"`\s,(>+~])\.([a-z][\w-]*)/g), ([, name = '']) => name),
    ),
  );
  const isLibrarys = (name: string) => /^lucide(-|$)/.test(name);
  expect([...used].filter((name) => !named.has(name) && !asked.has(name) && !isLibrarys(name))).toEqual([]);
});
