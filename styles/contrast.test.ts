/** Contrast (WCAG 2.2, 1.4.3, 1.4.6, 1.4.11) of every pair of theme colours that the style sheets put together. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { themeColor } from '@/lib/brand.ts';

type Pair = readonly [front: string, grounds: readonly string[]];

const page = ['paper', 'surface'] as const;
const softs = ['brasil-soft', 'latam-soft', 'blue-soft', 'amber-soft', 'negative-soft'] as const;
const fields = ['field', 'field-latam', 'field-guide', 'field-night'] as const;

/** Text: 7:1, which is AAA at any size. */
const text: readonly Pair[] = [
  ['ink', [...page, ...softs]],
  ['muted', [...page, ...softs]],
  // Links may stand in any box, and boxes in the parts of any accent.
  ['accent', [...page, ...softs]],
  ['brasil', [...page, ...softs]],
  ['latam', [...page, ...softs]],
  ['blue', [...page, ...softs]],
  ['amber', [...page, 'amber-soft']],
  ['positive', [...page, 'brasil-soft']],
  ['negative', [...page, 'negative-soft']],
  ['on-accent', ['accent', 'brasil', 'latam', 'blue']],
  // A glossary word's definition.
  ['paper', ['ink']],
  ['chalk', fields],
  ['chalk-soft', fields],
  ['chalk-accent', fields],
  ['on-chalk-accent', ['chalk-accent']],
];

/** Edges of controls, lines of charts, rings, bars, stars: 3:1. */
const shapes: readonly Pair[] = [
  ['edge', [...page, 'accent-soft']],
  ['accent', ['line']],
  ['latam', ['line']],
  ['blue', ['line']],
  ...['brasil', 'blue', 'amber', 'negative', 'ink'].map((series): Pair => [series, page]),
];

/** Only hairlines, which say nothing that the text does not. */
const decorative = ['line'];

describe.each(['light', 'dark'] as const)('in the %s scheme', (scheme) => {
  const colour = (name: string) => themeColor(name, scheme);
  const ratios = (pairs: readonly Pair[]) =>
    pairs.flatMap(([front, grounds]) =>
      grounds.map((ground) => ({ pair: `${front} on ${ground}`, ratio: contrast(colour(front), colour(ground)) })),
    );

  test('text is 7:1 or better', () => {
    expect(ratios(text).filter(({ ratio }) => ratio < 7)).toEqual([]);
  });

  test('what must be seen, but not read, is 3:1 or better', () => {
    expect(ratios(shapes).filter(({ ratio }) => ratio < 3)).toEqual([]);
  });

  test.each(['brasil', 'latam', 'blue'])('a %s button under the pointer is as legible as at rest', (accent) => {
    const hover = mixed(colour(accent), colour('ink'), 0.25);
    expect(contrast(colour('on-accent'), hover)).toBeGreaterThan(7);
  });
});

test('every colour of the theme is in the table', () => {
  const css = readFileSync(path.join(process.cwd(), 'styles/globals.css'), 'utf8');
  const tokens = [...css.matchAll(/^ {2}--color-([\w-]+):/gm)].map(([, name]) => name);
  const named = new Set([...text, ...shapes].flatMap(([front, grounds]) => [front, ...grounds]).concat(decorative));
  expect(tokens.filter((name) => name && !named.has(name))).toEqual([]);
});

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** Relative luminance as WCAG defines it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** `color-mix(in srgb, colour, other share)`. */
function mixed(colour: string, other: string, share: number): string {
  const added = channels(other);
  const hex = (value: number) =>
    Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${channels(colour)
    .map((value, index) => hex(value * (1 - share) + (added[index] ?? 0) * share))
    .join('')}`;
}

/** Red, green and blue of `#rrggbb`, each 0–1. */
function channels(colour: string): number[] {
  return [1, 3, 5].map((from) => Number.parseInt(colour.slice(from, from + 2), 16) / 255);
}
