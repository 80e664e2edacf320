import { edit, glossary, neverBuilds, odds, reviewText } from '@/lib/testing/slips.ts';
import { isReservedId } from './reserved-ids.ts';

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
    'heading with an id of a section’s title',
    edit(odds, '[#detalhe]', '[#x-titulo]'),
    `${odds}:17:1 mdx.reservedId x-titulo`,
  ],
  [
    'term with an id of the frame',
    edit(glossary, 'id: odd', 'id: conteudo'),
    `${glossary}:1:3 mdx.reservedId conteudo`,
  ],
]);
