/** Makes the pictures small: of 256 colours at most, which the comparison cannot tell from all of them. `npm run pictures` ends with it. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const folder = join(import.meta.dirname, 'pictures');
for (const name of readdirSync(folder).filter((file) => file.endsWith('.png'))) {
  const file = join(folder, name);
  writeFileSync(file, await sharp(readFileSync(file)).png({ palette: true, dither: 0, effort: 10 }).toBuffer());
}
