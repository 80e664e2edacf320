import { drawable, textWidth } from './share-font.ts';

test('characters that the face lacks are left out, those of our languages stay', () => {
  expect(drawable('Ação, ñandú “x” – R$\u00a01…')).toBe('Ação, ñandú “x” – R$\u00a01…');
  expect(drawable('a→b 🎲')).toBe('ab ');
});

test('width grows with size and weight', () => {
  expect(textWidth('odd', 40, 'bold')).toBeCloseTo(2 * textWidth('odd', 20, 'bold'));
  expect(textWidth('odd', 40, 'bold')).toBeGreaterThan(textWidth('odd', 40, 'regular'));
});
