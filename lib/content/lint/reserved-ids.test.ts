import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { collectionNames } from '../load/collections.ts';
import { isReservedId } from './reserved-ids.ts';

test('every id that a component fixes is reserved', () => {
  const folders = ['components/blocks', 'components/layout', 'components/review', 'components/islands'];
  const sources = folders.flatMap((folder) => readdirSync(folder).map((name) => path.join(folder, name)));
  const ids = sources
    .filter((file) => file.endsWith('.tsx') && !file.includes('.test.'))
    .flatMap((file) =>
      Array.from(
        readFileSync(file, 'utf8')
          .replace(/\/\*.*?\*\//gs, '')
          .matchAll(/(?<=\s)id=(?:"([^"]+)"|\{`([^$`]+-)\$)/g),
        ([, id, start]) => id ?? `${start}x`,
      ),
    );
  expect(ids).toContain('menu');
  expect(ids.filter((id) => !collectionNames.some((collection) => isReservedId(id, collection)))).toEqual([]);
});

test('what only reviews have, other pages may use', () => {
  expect(isReservedId('resumo', 'reviews')).toBe(true);
  expect(isReservedId('resumo', 'guide')).toBe(false);
});
