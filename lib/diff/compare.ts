import { structuredPatch } from 'diff';
import { pageAddress } from '@/lib/export/addresses.ts';
import { countWords, visibleText } from './text.ts';

/** A built site: the text of every file by its path in `out/`. */
export type Site = ReadonlyMap<string, string>;

/** One place where texts differ, as lines of a unified diff, and every page that has this same difference. */
export interface Hunk {
  lines: readonly string[];
  pages: readonly string[];
}

export interface PageChange {
  page: string;
  /** Of the HTML file: how many more, or fewer, than before. */
  bytes: number;
  words: number;
}

/** What a reader would find different between two builds. */
export interface Comparison {
  pages: Record<'added' | 'removed' | 'changed', readonly PageChange[]>;
  hunks: readonly Hunk[];
  /** Pages whose words are the same and whose HTML is not. */
  markupOnly: readonly string[];
  /** Pages that differ only in the addresses of style sheets, scripts and fonts, which change with their content. */
  assetsOnly: readonly string[];
  /** Other files, whose content or existence differs. */
  files: readonly string[];
}

const isPage = (file: string) => file.endsWith('.html');
const isAsset = (file: string) => file.startsWith('assets/');
const withoutAssets = (html: string) => html.replace(/\/assets\/[\w./-]+/g, '/assets/');

/** Compares two builds as a reader would: page by page, words first. */
export function compareSites(before: Site, after: Site): Comparison {
  const all = [...new Set([...before.keys(), ...after.keys()])].sort();
  const different = all.filter((file) => before.get(file) !== after.get(file));
  const pages = different.filter(isPage).map((file) => comparePage(file, before.get(file), after.get(file)));
  const of = (kind: PageComparison['kind']) => pages.filter((page) => page.kind === kind);
  return {
    pages: { added: of('added'), removed: of('removed'), changed: of('changed') },
    hunks: shared(of('changed')),
    markupOnly: of('markup').map(({ page }) => page),
    assetsOnly: of('assets').map(({ page }) => page),
    files: different.filter((file) => !isPage(file) && !isAsset(file)),
  };
}

interface PageComparison extends PageChange {
  kind: 'added' | 'removed' | 'changed' | 'markup' | 'assets';
  hunks: readonly (readonly string[])[];
}

function comparePage(file: string, before: string | undefined, after: string | undefined): PageComparison {
  const [old, now] = [visibleText(before ?? ''), visibleText(after ?? '')];
  const change = {
    page: pageAddress(file),
    bytes: Buffer.byteLength(after ?? '') - Buffer.byteLength(before ?? ''),
    words: countWords(now) - countWords(old),
    hunks: [],
  };
  if (before === undefined) return { ...change, kind: 'added' };
  if (after === undefined) return { ...change, kind: 'removed' };
  if (withoutAssets(before) === withoutAssets(after)) return { ...change, kind: 'assets' };
  const { hunks } = structuredPatch(file, file, old.join('\n'), now.join('\n'), '', '', { context: 1 });
  const lines = hunks.map((hunk) => hunk.lines.filter((line) => !line.startsWith('\\')));
  return { ...change, kind: lines.length > 0 ? 'changed' : 'markup', hunks: lines };
}

/** A change of a heading or of an untranslated article shows on many pages: it is told once, with all of them. */
function shared(pages: readonly PageComparison[]): Hunk[] {
  const found = new Map<string, { lines: readonly string[]; pages: string[] }>();
  for (const { page, hunks } of pages) {
    for (const lines of hunks) {
      const key = lines.filter((line) => !line.startsWith(' ')).join('\n');
      const hunk = found.get(key) ?? { lines, pages: [] };
      if (!hunk.pages.includes(page)) hunk.pages.push(page);
      found.set(key, hunk);
    }
  }
  return [...found.values()];
}
