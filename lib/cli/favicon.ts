/**
 * `npm run favicon`: draws `public/favicon.ico` from the site's mark, for browsers and feed readers that request it by themselves.
 * Run it when the mark or its colours change.
 */
import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { logoSvg } from '@/lib/brand.ts';
import { readOptions } from './options.ts';

readOptions('npm run favicon [-- --lang pt|en]', {});

const sizes = [16, 32, 48];

const pictures = await Promise.all(
  sizes.map((size) =>
    sharp(Buffer.from(logoSvg()), { density: 72 * (size / 28) })
      .resize(size, size)
      .png()
      .toBuffer(),
  ),
);

/** An ICO file of PNGs: a head, a row of 16 bytes for each, and the files themselves. */
const head = Buffer.alloc(6 + 16 * sizes.length);
head.writeUInt16LE(1, 2);
head.writeUInt16LE(sizes.length, 4);
let offset = head.length;
for (const [index, picture] of pictures.entries()) {
  const row = 6 + 16 * index;
  head.writeUInt8(sizes[index] ?? 0, row);
  head.writeUInt8(sizes[index] ?? 0, row + 1);
  head.writeUInt16LE(1, row + 4);
  head.writeUInt16LE(32, row + 6);
  head.writeUInt32LE(picture.length, row + 8);
  head.writeUInt32LE(offset, row + 12);
  offset += picture.length;
}
writeFileSync('public/favicon.ico', Buffer.concat([head, ...pictures]));
