/**
 * What pages may weigh at most, in one table. `npm test` checks the built site by it (`test/budget.test.ts`), `npm run bench`
 * prints the figures beside it. Bytes as they travel, after gzip; 1 KB is 1,000 bytes.
 */
import { pageAddress } from '@/lib/export/addresses.ts';
import { isLocale } from '@/lib/i18n/locales.ts';

const KB = 1000;

/** Limits are the heaviest page of the kind plus 10 %, counts of files and requests are exact; `written` is a choice. */
interface PageBudget {
  /** Bytes of HTML. */
  html: number;
  /** Bytes and number of its pictures, icons aside. */
  image: { bytes: number; files: number };
  /** Requests to the site’s own host at first view on a phone, the page’s own included, icons aside. */
  requests: number;
  /** What writers add to a page that lists it: the tag or role of an entry, and what each may add to the rest of the row. */
  entry?: { is: string; html: number; image: { bytes: number; files: number } };
}

/** No page of the kind has a picture yet: who places the first one makes the row anew. */
const none = { bytes: 0, files: 0 };

/** Writers may illustrate a text: lazily, so that its words come first. */
const written = { bytes: 60 * KB, files: 4 };

/** What one page may weigh, by kind. */
export const pageBudgets = {
  home: { html: 11.4 * KB, image: { bytes: 0.9 * KB, files: 3 }, requests: 5 },
  region: {
    html: 14.4 * KB,
    image: { bytes: 0.9 * KB, files: 2 },
    // With the letter marks of the list that opens the page.
    requests: 12,
    entry: { is: 'tabpanel', html: 0.5 * KB, image: { bytes: 0.25 * KB, files: 1 } },
  },
  guide: { html: 7.2 * KB, image: none, requests: 3, entry: { is: 'h3', html: 0.25 * KB, image: none } },
  article: { html: 20 * KB, image: written, requests: 3 },
  review: { html: 15.9 * KB, image: { bytes: 0.9 * KB, files: 3 }, requests: 4 },
  rankings: {
    html: 11 * KB,
    image: none,
    requests: 3,
    entry: { is: 'tr', html: 0.11 * KB, image: { bytes: 0.3 * KB, files: 1 } },
  },
  glossary: { html: 3.8 * KB, image: none, requests: 4, entry: { is: 'h3', html: 0.24 * KB, image: none } },
  blog: { html: 4.4 * KB, image: none, requests: 3, entry: { is: 'h3', html: 0.35 * KB, image: none } },
  post: { html: 14.8 * KB, image: written, requests: 3 },
  text: { html: 10.4 * KB, image: none, requests: 3 },
  notFound: { html: 5.1 * KB, image: none, requests: 3 },
} as const satisfies Record<string, PageBudget>;

export type PageKind = keyof typeof pageBudgets;

/** What every page may bring besides its HTML and pictures. Fonts and PNG count as they are, for they are compressed already. */
export const budgets = {
  inlineScript: { bytes: 1.9 * KB, files: Number.POSITIVE_INFINITY },
  /** After all islands of the page are alive; before, none of it. */
  script: { bytes: 73 * KB, files: 1 },
  style: { bytes: 11.6 * KB, files: 1 },
  font: { bytes: 20.3 * KB, files: 1 },
  /** All that a page offers; a browser takes one of them. */
  icon: { bytes: 38 * KB, files: 4 },
} as const;

/**
 * First-view bytes (HTML and style sheets) of all articles together, as a multiple of what they would be without any script: what
 * scripts may cost a reader. Not of each article, for the shortest would pay for scripts that are the same everywhere; with room
 * for a guide in which most articles are short.
 */
export const articleRatio = 1.12;

export type Part = keyof typeof budgets | 'image';

const names: Record<Part, string> = {
  inlineScript: 'inline script',
  script: 'script',
  style: 'style sheets',
  font: 'fonts',
  icon: 'icons',
  image: 'pictures',
};

/** A file of `out/` and its bytes. */
export interface Weighed {
  file: string;
  bytes: number;
}

/** Everything that a page brings. */
export interface PageWeight {
  page: Weighed;
  kind: PageKind;
  /** How many entries it lists. */
  entries: number;
  parts: Record<Part, readonly Weighed[]>;
  /** Bytes of HTML and style sheets, which first view waits for: as they are, and without any script in the HTML. */
  firstView: { bytes: number; withoutScripts: number };
}

/** The kind of a page of `out/`, by its file, for example `es/guia/over-under.html`. */
export function pageKind(file: string): PageKind {
  const steps = pageAddress(file).split('/').slice(1);
  const [section = '', slug] = isLocale(steps[0] ?? '') ? steps.slice(1) : steps;
  switch (section) {
    case '':
      return 'home';
    case '404':
      return 'notFound';
    case 'brasil':
    case 'latam':
      return 'region';
    case 'guia':
      return slug ? 'article' : 'guide';
    case 'blog':
      return slug ? 'post' : 'blog';
    case 'reviews':
      return 'review';
    case 'rankings':
      return 'rankings';
    case 'dicionario':
      return 'glossary';
    default:
      return 'text';
  }
}

/**
 * What is too heavy about pages, one line each, with the page and the file that grew; empty where all is well. What many pages
 * share is told once.
 */
export function overBudget(...weights: readonly PageWeight[]): string[] {
  const pagesByExcess = new Map<string, string[]>();
  for (const weight of weights)
    for (const excess of excessesOf(weight)) {
      const pages = pagesByExcess.get(excess) ?? [];
      pagesByExcess.set(excess, [...pages, `out/${weight.page.file}`]);
    }
  return Array.from(pagesByExcess, ([excess, [first, ...more]]) =>
    [first, ...(more.length > 0 ? [`(and ${more.length} more)`] : []), excess].join(' '),
  );
}

/** The tag or role of what a page of a kind lists, if it is a list. */
export function entryOf(kind: PageKind): string | undefined {
  const { entry }: PageBudget = pageBudgets[kind];
  return entry?.is;
}

function excessesOf({ page, kind, entries, parts }: PageWeight): string[] {
  const excesses: string[] = [];
  const { entry, ...row }: PageBudget = pageBudgets[kind];
  const html = row.html + entries * (entry?.html ?? 0);
  const image = {
    bytes: row.image.bytes + entries * (entry?.image.bytes ?? 0),
    files: row.image.files + entries * (entry?.image.files ?? 0),
  };
  if (page.bytes > html)
    excesses.push(
      `has ${kilobytes(page.bytes)} of HTML; a page of the kind “${kind}” ${entry ? `with ${entries} entries ` : ''}may have ${kilobytes(html)}`,
    );
  const limits: Record<Part, { bytes: number; files: number }> = { ...budgets, image };
  for (const part of Object.keys(limits) as Part[]) {
    const { bytes, files } = limits[part];
    const heaviest = [...parts[part]].sort((a, b) => b.bytes - a.bytes);
    const sum = heaviest.reduce((total, item) => total + item.bytes, 0);
    const list = heaviest.map((item) => `${item.file} (${kilobytes(item.bytes)})`).join(', ');
    if (sum > bytes) excesses.push(`brings ${kilobytes(sum)} of ${names[part]}, not ${kilobytes(bytes)}: ${list}`);
    if (heaviest.length > files)
      excesses.push(
        `brings ${heaviest.length} ${heaviest.length === 1 ? 'file' : 'files'} of ${names[part]}, not ${files}: ${list}`,
      );
  }
  return excesses;
}

/** First-view bytes of pages as a multiple of what they would be without any script. */
export function ratioOf(weights: readonly PageWeight[]): number {
  const sum = (key: keyof PageWeight['firstView']) =>
    weights.reduce((total, { firstView }) => total + firstView[key], 0);
  return sum('bytes') / sum('withoutScripts');
}

/** What is too much about the addresses that a page asks for at first view, itself included; nothing where all is well. */
export function overRequests(file: string, addresses: readonly string[]): string[] {
  const { requests } = pageBudgets[pageKind(file)];
  if (addresses.length <= requests) return [];
  return [`out/${file} asks for ${addresses.length} addresses at first view, not ${requests}: ${addresses.join(', ')}`];
}

/** @example kilobytes(12345) // '12.3 KB' */
export function kilobytes(bytes: number): string {
  return `${(bytes / KB).toFixed(1)} KB`;
}
