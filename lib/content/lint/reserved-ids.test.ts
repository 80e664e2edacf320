import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '@/lib/files.ts';
import { edit, glossary, neverBuilds, odds, reviewText } from '@/lib/testing/slips.ts';
import { collectionNames } from '../load/collections.ts';
import { isReservedId } from './reserved-ids.ts';

test('every id that a component fixes is reserved', () => {
  // Ids of figures are the figure's name and a hash; the style page stands on no page of the site.
  const sources = listFiles('components').filter((file) => /^(?!figures|style-page).*(?<!\.test)\.tsx$/.test(file));
  const ids = sources.flatMap((file) =>
    Array.from(
      readFileSync(path.join('components', file), 'utf8')
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

neverBuilds([
  ['heading with an id of the frame', edit(odds, '[#detalhe]', '[#menu]'), `${odds}:17:1 mdx.reservedId menu`],
  [
    'heading with an id of the review’s own parts',
    edit(reviewText, '<Criterion id="usability">', '## Resumo [#resumo]\n\n<Criterion id="usability">'),
    `${reviewText}:17:1 mdx.reservedId resumo`,
  ],
  [
    'term with an id of the frame',
    edit(glossary, 'id: odd', 'id: conteudo'),
    `${glossary}:1:3 mdx.reservedId conteudo`,
  ],
]);
