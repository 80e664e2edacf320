import { logoSvg, themeColor } from './brand.ts';

test('colours come from the style sheet, in either scheme, also by another name', () => {
  expect(themeColor('paper')).toMatch(/^#f/);
  expect(themeColor('paper', 'dark')).toMatch(/^#[01]/);
  expect(themeColor('accent')).toBe(themeColor('brasil'));
  expect(() => themeColor('nowhere')).toThrow('--color-nowhere');
});

test('the mark is one SVG; square, it fills its corners', () => {
  expect(logoSvg()).toMatch(/^<svg [^>]+>(<(circle|path) [^>]+\/>)+<\/svg>\n$/);
  expect(logoSvg({ square: true })).toContain('<rect');
});
