import { letterOf, letters, noLetter, panelId } from './letters.ts';

test.each([
  ['Odd', 'O'],
  ['Índice', 'I'],
  ['Última', 'U'],
  ['1X2 e ambas', noLetter],
  ['+EV', noLetter],
  ['“Tipster”', noLetter],
])('“%s” stands under %s', (term, letter) => {
  expect(letterOf(term)).toBe(letter);
});

test('panels have ids of their own, which are words of an address', () => {
  const ids = [...letters, noLetter].map(panelId);
  expect(new Set(ids).size).toBe(27);
  expect(ids.every((id) => /^[a-z0-9-]+$/.test(id))).toBe(true);
});
