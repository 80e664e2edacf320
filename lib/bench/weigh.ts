/** Weighs the pages of a built site by reading its files. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { parse } from 'parse5';
import { type PageWeight, pageKind, type Weighed } from '@/lib/budgets.ts';
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
  const fonts = [
    ...links('preload', 'font'),
    ...styles.flatMap((style) => urlsIn(out, style, /url\(["']?([^"')]+\.woff2?)/g)),
  ];
  return {
    page: { file, bytes: gzipped(html) },
    kind: pageKind(file),
    parts: {
      inlineScript: [{ file: `out/${file}`, bytes: gzipped(inline.join('')) }],
      script: weighAll(out, withImports(out, [...linkedScripts, ...addressesIn(inline.join(''))]), gzipped),
      style: weighAll(out, styles, gzipped),
      font: weighAll(out, fonts, ({ length }) => length),
    },
  };
}

/** Structured data and speculation rules run nothing; their bytes count as the page's. */
function isData(element: Element): boolean {
  return ['application/ld+json', 'speculationrules'].includes(attribute(element, 'type') ?? '');
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

function urlsIn(out: string, file: string, pattern: RegExp): string[] {
  const text = read(out, file)?.toString('utf8') ?? '';
  return Array.from(text.matchAll(pattern), ([, url = '']) => path.posix.resolve(path.posix.dirname(file), url));
}

function weighAll(out: string, addresses: readonly string[], weigh: (content: Buffer) => number): Weighed[] {
  return [...new Set(addresses)].map((address) => {
    const content = read(out, address);
    // What is not in `out/` comes from elsewhere, and no page may bring that.
    return { file: content ? `out${address}` : address, bytes: content ? weigh(content) : Number.POSITIVE_INFINITY };
  });
}

function read(out: string, address: string): Buffer | undefined {
  try {
    return readFileSync(path.join(out, address));
  } catch {
    return undefined;
  }
}
