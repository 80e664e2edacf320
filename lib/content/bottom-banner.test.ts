import { bottomBanner } from './bottom-banner.ts';

const bottom = [
  { id: 1, region: 'brasil' as const },
  { id: 2, region: 'latam' as const },
];

test('the first banner is for a page without a region', () => expect(bottomBanner({ bottom }, undefined, [])).toBe(1));
test('a banner of the text is not shown again', () => expect(bottomBanner({ bottom }, undefined, [1])).toBe(2));
test('a region has its own', () => expect(bottomBanner({ bottom }, 'latam', [])).toBe(2));
test('none, where that of the region stands in the text', () => {
  expect(bottomBanner({ bottom }, 'brasil', [1])).toBeUndefined();
});
