import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Font, parse } from 'opentype.js';

const weights = { regular: 500, bold: 700 } as const;
type Weight = keyof typeof weights;

/** The display face again, as WOFF: the pages' own WOFF2 subset is one that the picture renderer cannot read. */
function read(weight: Weight): Buffer {
  const name = `schibsted-grotesk-latin-${weights[weight]}-normal.woff`;
  return readFileSync(path.join(process.cwd(), 'node_modules/@fontsource/schibsted-grotesk/files', name));
}

const files = { regular: read('regular'), bold: read('bold') };
const parsed: Record<Weight, Font> = { regular: parse(bytes(files.regular)), bold: parse(bytes(files.bold)) };

/** The faces in the form that `next/og` takes. */
export const shareFonts = (['regular', 'bold'] as const).map((weight) => ({
  name: 'Schibsted Grotesk',
  data: files[weight],
  weight: weights[weight],
}));

/** How wide a text is, in pixels. Kerning is left out: it mostly narrows, and what is measured must not turn out wider. */
export function textWidth(text: string, size: number, weight: Weight): number {
  const font = parsed[weight];
  const units = Array.from(text).reduce((sum, character) => sum + (font.charToGlyph(character).advanceWidth ?? 0), 0);
  return (units / font.unitsPerEm) * size;
}

/** A text without the characters that the face lacks: for those, `next/og` would ask the network for another face. */
export function drawable(text: string): string {
  return Array.from(text)
    .filter((character) => parsed.bold.charToGlyphIndex(character) > 0)
    .join('');
}

function bytes(file: Buffer): ArrayBuffer {
  return new Uint8Array(file).buffer;
}
