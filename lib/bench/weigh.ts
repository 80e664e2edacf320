/** Weighs the pages of a built site by reading its files. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { load } from 'cheerio';
import { listFiles, pagesIn } from '@/lib/files.ts';
import { budgetOf, limitsOf, type PageKind, type Part, pageKind } from './budgets.ts';

/** A file of `out/` and its bytes. */
interface Weighed {
  file: string;
  bytes: number;
}

/** A page and all that it can bring: its islands’ code included, the partner programme’s not. */
interface PageWeight {
  file: string;
  kind: PageKind;
  /** How many entries it lists. */
  entries: number;
  parts: Record<Part, readonly Weighed[]>;
  /** Bytes of HTML and style sheets, which first view waits for: as they are, and without any script in the HTML. */
  firstView: { bytes: number; withoutScripts: number };
}

const pictureAttributes = ['src', 'srcset', 'poster', 'href', 'imagesrcset'];

/** Bytes after gzip, as hosts send them. */
export function gzipped(content: string | Buffer): number {
  return gzipSync(content).length;
}

export function bytesOf(files: readonly Weighed[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** Every page of a built site. Scripts, style sheets, fonts and the pictures that style sheets name are the same for all. */
export function weighSite(out: string): PageWeight[] {
  const weigh = (file: string): Weighed => {
    const content = readFileSync(path.join(out, file));
    const isText = /\.(js|css|svg)$/.test(file);
    return { file: `out/${file}`, bytes: isText ? gzipped(content) : content.length };
  };
  const files = listFiles(out);
  const named = (pattern: RegExp) => files.filter((file) => pattern.test(file)).map(weigh);
  const shared = {
    script: named(/\.js$/),
    style: named(/\.css$/),
    font: named(/\.woff2?$/),
    image: named(/^assets\/.*\.(svg|avif|webp|png|jpe?g|gif)$/),
  };

  return pagesIn(out).map((file) => {
    const html = readFileSync(path.join(out, file), 'utf8');
    const $ = load(html);
    const kind = pageKind(file);
    // Structured data and speculation rules run nothing; their bytes count as the page's.
    const inline = $('script:not([type="application/ld+json"], [type="speculationrules"])').text();
    /** The files of this site that elements show, of several sizes all. */
    const pictures = (selector: string) => {
      const attributes = $(selector)
        .toArray()
        .flatMap((element) => pictureAttributes.map((name) => $(element).attr(name)))
        .filter((value) => !value?.startsWith('data:'));
      const addresses = attributes.join().match(/(?<=^|[\s,])\/(?!\/)[^\s,?#]+/g);
      return [...new Set(addresses)].map((address) => weigh(address.slice(1)));
    };
    const inFirstView = (page: string) => gzipped(page) + bytesOf(shared.style);
    return {
      file,
      kind,
      entries: $(budgetOf(kind).entry.is).length,
      parts: {
        html: [{ file: `out/${file}`, bytes: gzipped(html) }],
        inlineScript: [{ file: `out/${file}`, bytes: gzipped(inline) }],
        ...shared,
        icon: pictures('link[rel*="icon"]'),
        // Those of `<meta>`, for shared links, are for other sites.
        image: [...shared.image, ...pictures('img, source, video, image, use, link[as="image"]')],
      },
      firstView: {
        bytes: inFirstView(html),
        withoutScripts: inFirstView(html.replace(/<script\b.*?<\/script>/gs, '')),
      },
    };
  });
}

/** What is too heavy about a page, a line for each part with its files; empty where all is well. */
export function excessesOf({ kind, entries, parts }: PageWeight): string[] {
  return Object.entries(limitsOf(kind, entries)).flatMap(([part, limit]) => {
    const files = parts[part as Part];
    if (bytesOf(files) <= limit.bytes && files.length <= limit.files) return [];
    const list = files.map(({ file, bytes }) => `${file} (${bytes})`).join(', ');
    return `${part}: ${bytesOf(files)} bytes in ${files.length} files, not ${Math.round(limit.bytes)} in ${limit.files}: ${list}`;
  });
}

/** First-view bytes of pages as a multiple of what they would be without any script. */
export function ratioOf(weights: readonly PageWeight[]): number {
  const sum = (key: keyof PageWeight['firstView']) =>
    weights.reduce((total, { firstView }) => total + firstView[key], 0);
  return sum('bytes') / sum('withoutScripts');
}
