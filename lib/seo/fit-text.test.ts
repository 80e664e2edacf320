import fc from 'fast-check';
import { routes } from '@/lib/routes.ts';
import { fitText } from './fit-text.ts';
import { titleBox } from './share.ts';
import { textWidth } from './share-font.ts';

const measure = (text: string, size: number) => textWidth(text, size, 'bold');

function expectInside(text: string) {
  const { size, lines } = fitText(text, titleBox, measure);
  expect(lines.length * size * titleBox.leading).toBeLessThanOrEqual(titleBox.height);
  for (const line of lines) expect(measure(line, size)).toBeLessThanOrEqual(titleBox.width);
  return lines.join(' ');
}

test('every title of the site stands whole in its box', () => {
  const titles = routes().flatMap(({ entry }) => Object.values(entry.docs).map(({ frontmatter }) => frontmatter.title));
  for (const title of titles) expect(expectInside(title)).toBe(title);
});

test('so do sixty characters of the longest Spanish words', () => {
  const text = 'Responsabilidades extraordinariamente desproporcionadas 2026';
  expect(text).toHaveLength(60);
  expect(expectInside(text)).toBe(text);
});

test('no text leaves the box, whatever its words', () => {
  const word = fc.string({ unit: fc.constantFrom(...'iMWñg—8'), minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 40 }), (words) => void expectInside(words.join(' '))),
  );
});

test('a short text is set large, in lines of about one length', () => {
  expect(fitText('Guia', titleBox, measure)).toEqual({ size: 88, lines: ['Guia'] });
  const low = { ...titleBox, height: 200 };
  expect(fitText('Rankings de casas de apostas', low, measure).lines).toEqual(['Rankings de', 'casas de apostas']);
});

test('no text at all has no lines', () => {
  expect(fitText('', titleBox, measure).lines).toEqual([]);
});
