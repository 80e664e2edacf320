import { readFileSync } from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';

/** The kinds of picture that a text may show, which are small files. */
export const pictureFile = /\.(svg|avif|webp)$/;

/** Whether a picture's address is one of this site. */
export const isOnSite = (address: string) => /^\/(?!\/)/.test(address);

/** Width and height in pixels of a picture in `public/`; nothing where the file does not tell. `address` begins with a slash. */
export function pictureSize(root: string, address: string): { width: number; height: number } | undefined {
  try {
    const { width, height } = imageSize(readFileSync(path.join(root, 'public', address)));
    return width > 0 && height > 0 ? { width: Math.round(width), height: Math.round(height) } : undefined;
  } catch {
    return undefined;
  }
}
