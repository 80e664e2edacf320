/** Files of the built site, as a host or a crawler finds them. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue } from '@/lib/content/catalogue.ts';
import { pageFile } from '@/lib/export/addresses.ts';
import { all, attribute, type Document, plain } from '../site.ts';

/** Origin of the site in absolute addresses. */
export const origin = catalogue().site.url;

/** The file of `out/` that a host answers an address with, if there is one. */
export function fileOf(path: string): string | undefined {
  const file = join('out', /\.[a-z\d]+$/i.test(path) ? path : pageFile(path));
  return existsSync(file) ? file : undefined;
}

export function read(path: string): Buffer {
  return readFileSync(join('out', path));
}

/** Width and height of a PNG, from its header. */
export function pngSize(file: Buffer): { width: number; height: number } {
  if (file.toString('latin1', 1, 4) !== 'PNG') throw new Error('This is no PNG');
  return { width: file.readUInt32BE(16), height: file.readUInt32BE(20) };
}

/** Contents of the `<meta>` elements of a name or property, with plain spaces. */
export function metas(document: Document, name: string): string[] {
  return all(document, 'meta')
    .filter((meta) => [attribute(meta, 'name'), attribute(meta, 'property')].includes(name))
    .map((meta) => plain(attribute(meta, 'content') ?? ''));
}

/** The content of the one `<meta>` element of a name or property. */
export function meta(document: Document, name: string): string {
  const [content, ...more] = metas(document, name);
  if (content === undefined || more.length > 0)
    throw new Error(`${name}: found ${more.length + (content === undefined ? 0 : 1)}, not one`);
  return content;
}
