export interface Box {
  width: number;
  height: number;
  /** Distance between lines, as a multiple of the size. */
  leading: number;
  /** Sizes to try, greatest first. */
  sizes: readonly [number, ...number[]];
}

interface FittedText {
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
    if (fits(lines, box, size, measure)) return { size, lines: balance(words, box, size, measure) };
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

/** As many lines in the narrowest box that holds them, as `text-wrap: balance` breaks them: about one length. */
function balance(words: readonly string[], { width }: Box, size: number, measure: Measure): string[] {
  let lines = wrap(words, width, size, measure);
  for (let narrower = width; narrower > 0; narrower -= 10) {
    const next = wrap(words, narrower, size, measure);
    if (next.length > lines.length || next.some((line) => measure(line, size) > narrower)) break;
    lines = next;
  }
  return lines;
}

function shorten(words: readonly string[], box: Box, size: number, measure: Measure): string[] {
  let text = words.join(' ');
  for (;;) {
    text = text.slice(0, Math.max(text.lastIndexOf(' '), 0)) || text.slice(0, -1);
    const lines = wrap(`${text}…`.split(' '), box.width, size, measure);
    if (text.length <= 1 || fits(lines, box, size, measure)) return lines;
  }
}
