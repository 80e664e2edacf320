export interface Box {
  width: number;
  height: number;
  /** Distance between lines, as a multiple of the size. */
  leading: number;
  /** Sizes to try, greatest first. */
  sizes: readonly [number, ...number[]];
}

export interface FittedText {
  size: number;
  lines: string[];
}

/** Width of a text at a size. */
type Measure = (text: string, size: number) => number;

/**
 * A text set as large as a box allows, in lines of about the same length. Where even the smallest size is too large, the
 * text ends early with “…”: it never leaves the box.
 */
export function fitText(text: string, box: Box, measure: Measure): FittedText {
  // A no-break space holds together what must not part, such as an amount and its currency.
  const words = text.split(/[ \n]+/).filter(Boolean);
  for (const size of box.sizes) {
    const lines = wrap(words, box.width, size, measure);
    if (fits(lines, box, size, measure)) return { size, lines: balance(words, lines.length, box, size, measure) };
  }
  const size = Math.min(...box.sizes);
  return { size, lines: shorten(words, box, size, measure) };
}

function wrap(words: readonly string[], width: number, size: number, measure: Measure): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ');
    if (lines.length > 0 && measure(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function fits(lines: readonly string[], { width, height, leading }: Box, size: number, measure: Measure): boolean {
  return lines.length * size * leading <= height && lines.every((line) => measure(line, size) <= width);
}

interface Split {
  lines: string[];
  /** Sum of the squares of their lengths. */
  cost: number;
}

/** The same number of lines, broken where their lengths differ least. */
function balance(words: readonly string[], count: number, { width }: Box, size: number, measure: Measure): string[] {
  // The best split of the words from each one on; with every round, into one line more.
  let splits: (Split | undefined)[] = [...words.map(() => undefined), { lines: [], cost: 0 }];
  for (let round = 0; round < count; round++) {
    const shorter = splits;
    splits = shorter.map((_, from) => {
      let best: Split | undefined;
      for (let to = from + 1; to <= words.length; to++) {
        const line = words.slice(from, to).join(' ');
        const length = measure(line, size);
        if (length > width) break;
        const rest = shorter[to];
        const cost = length ** 2 + (rest?.cost ?? 0);
        if (rest && cost < (best?.cost ?? Number.POSITIVE_INFINITY)) best = { lines: [line, ...rest.lines], cost };
      }
      return best;
    });
  }
  return splits[0]?.lines ?? [];
}

function shorten(words: readonly string[], box: Box, size: number, measure: Measure): string[] {
  let text = words.join(' ');
  for (;;) {
    text = text.slice(0, Math.max(text.lastIndexOf(' '), 0)) || text.slice(0, -1);
    const lines = wrap(`${text}…`.split(' '), box.width, size, measure);
    if (text.length <= 1 || fits(lines, box, size, measure)) return lines;
  }
}
