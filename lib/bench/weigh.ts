/** Weighs the pages of a built site by reading its files. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { parse } from 'parse5';
import { entryOf, type PageWeight, pageKind, type Weighed } from '@/lib/budgets.ts';
import { attribute, type Element, elementsOf, textOf } from '@/lib/export/dom.ts';

/** Bytes after gzip, as hosts send them. */
export function gzipped(content: string | Buffer): number {
  return gzipSync(content).length;
}

/** A page of a built site and all that it can bring: its islands’ code included, the partner programme’s not. */
export function weighPage(out: string, file: string): PageWeight {
  const html = readFileSync(path.join(out, file), 'utf8');
  const elements = elementsOf(parse(html));
  const scripts = elements.filter((element) => element.tagName === 'script' && !isData(element));
  const inline = scripts.filter((element) => attribute(element, 'src') === undefined).map(textOf);
  const links = (rel: string, as?: string) =>
    elements
      .filter((element) => element.tagName === 'link' && attribute(element, 'rel') === rel)
      .filter((element) => as === undefined || attribute(element, 'as') === as)
      .flatMap((element) => attribute(element, 'href') ?? []);

  const linkedScripts = [
    ...scripts.flatMap((element) => attribute(element, 'src') ?? []),
    ...links('modulepreload'),
    ...links('preload', 'script'),
  ];
  const styles = links('stylesheet');
  const style = weighAll(out, styles, gzipped);
  const withStyles = (page: string) => style.reduce((sum, { bytes }) => sum + bytes, gzipped(page));
  const inStyles = styles.flatMap((style) => urlsIn(out, style));
  const kind = pageKind(file);
  const entry = entryOf(kind);
  const isFont = (address: string) => /\.woff2?$/.test(address);
  const icons = elements.filter(isIcon);
  const pictures = elements.filter((element) => !isIcon(element));
  return {
    page: { file, bytes: gzipped(html) },
    kind,
    entries: elements.filter((element) => entry && [element.tagName, attribute(element, 'role')].includes(entry))
      .length,
    parts: {
      inlineScript: [{ file: `out/${file}`, bytes: gzipped(inline.join('')) }],
      script: weighAll(out, withImports(out, [...linkedScripts, ...addressesIn(inline.join(''))]), gzipped),
      style,
      font: weighAll(out, [...links('preload', 'font'), ...inStyles.filter(isFont)], asItIs),
      icon: weighAll(out, icons.flatMap(picturesOf), asPicture),
      image: weighAll(out, [...pictures.flatMap(picturesOf), ...inStyles.filter((url) => !isFont(url))], asPicture),
    },
    firstView: { bytes: withStyles(html), withoutScripts: withStyles(html.replace(/<script\b.*?<\/script>/gs, '')) },
  };
}

/** Structured data and speculation rules run nothing; their bytes count as the page's. */
function isData(element: Element): boolean {
  return ['application/ld+json', 'speculationrules'].includes(attribute(element, 'type') ?? '');
}

function isIcon(element: Element): boolean {
  return element.tagName === 'link' && /\b(icon|apple-touch-icon|mask-icon)\b/.test(attribute(element, 'rel') ?? '');
}

/** Where elements name pictures. Those of `<meta>`, for shared links, are for other sites. */
const pictureAttributes: Readonly<Record<string, readonly string[]>> = {
  img: ['src', 'srcset'],
  source: ['srcset'],
  video: ['poster'],
  image: ['href'],
  use: ['href'],
  link: ['href', 'imagesrcset'],
};

/** Addresses of the pictures that an element names; of several sizes, all. What stands in the page itself is its HTML. */
function picturesOf(element: Element): string[] {
  if (element.tagName === 'link' && !isIcon(element) && attribute(element, 'as') !== 'image') return [];
  return (pictureAttributes[element.tagName] ?? [])
    .flatMap((name) => {
      const value = attribute(element, name) ?? '';
      return name.endsWith('srcset') ? value.split(',').map((choice) => choice.trim().split(/\s/)[0] ?? '') : value;
    })
    .map((address) => address.replace(/[?#].*/, ''))
    .filter((address) => address !== '' && !address.startsWith('data:'));
}

/** Addresses of scripts that a script names. */
function addressesIn(script: string): string[] {
  return Array.from(script.matchAll(/["'`]((?:\/assets\/|\.\/)[\w.-]+\.js)["'`]/g), ([, address = '']) => address);
}

/** Scripts and those that they import, however far. */
function withImports(out: string, scripts: readonly string[]): string[] {
  const found = new Set(scripts);
  // The set grows while it is walked.
  for (const script of found) {
    const text = read(out, script)?.toString('utf8') ?? '';
    for (const address of addressesIn(text)) found.add(path.posix.resolve(path.posix.dirname(script), address));
  }
  return [...found];
}

/** Addresses of the fonts and pictures that a style sheet names. */
function urlsIn(out: string, file: string): string[] {
  const urls = (read(out, file)?.toString('utf8') ?? '').matchAll(/url\(["']?(?!data:|#)([^"')?#]+)/g);
  return Array.from(urls, ([, url = '']) => path.posix.resolve(path.posix.dirname(file), url));
}

/** Bytes of what is compressed already. */
const asItIs = ({ length }: Buffer) => length;

/** Bytes of a picture as hosts send it: they compress drawings only. */
const asPicture = (content: Buffer, address: string) => (address.endsWith('.svg') ? gzipped(content) : asItIs(content));

function weighAll(
  out: string,
  addresses: readonly string[],
  weigh: (content: Buffer, address: string) => number,
): Weighed[] {
  return [...new Set(addresses)].map((address) => {
    const content = read(out, address);
    // What is not in `out/` comes from elsewhere, and no page may bring that.
    return {
      file: content ? `out${address}` : address,
      bytes: content ? weigh(content, address) : Number.POSITIVE_INFINITY,
    };
  });
}

function read(out: string, address: string): Buffer | undefined {
  try {
    return readFileSync(path.join(out, address));
  } catch {
    return undefined;
  }
}
