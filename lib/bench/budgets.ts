/**
 * What pages may weigh at most, in one table. `npm test` checks the built site by it (`test/budget.test.ts`), `npm run bench`
 * prints the figures beside it. Bytes as they travel, after gzip; 1 KB is 1,000 bytes.
 */
import { pageFile, pageLocale } from '@/lib/export/addresses.ts';
import { localizedPath } from '@/lib/i18n/urls.ts';
import { routes } from '@/lib/routes.ts';

const KB = 1000;

interface Limit {
  bytes: number;
  files: number;
}

/** Limits are the heaviest page of the kind plus 10 %, counts of files and requests are exact; `written` is a choice. */
interface PageBudget {
  /** Bytes of HTML. */
  html: number;
  /** Its pictures, icons aside. */
  image: Limit;
  /** Requests to the site’s own host at first view on a phone, the page’s own included, icons aside. */
  requests: number;
  /** What writers add to a page that lists it: the selector of an entry, and what each may add to the rest of the row. */
  entry?: { is: string; html: number; image: Limit };
}

/** No page of this kind has a picture yet. Whoever adds the first one sets the limit here. */
const none = { bytes: 0, files: 0 };

/** Writers may illustrate a text: lazily, so that its words come first. */
const written = { bytes: 60 * KB, files: 4 };

/** What one page may weigh, by kind. */
export const pageBudgets = {
  home: { html: 12 * KB, image: { bytes: 0.9 * KB, files: 3 }, requests: 5 },
  region: {
    html: 15 * KB,
    image: { bytes: 0.9 * KB, files: 2 },
    // With the letter marks of the list that opens the page.
    requests: 12,
    entry: { is: '[role="tabpanel"]', html: 0.5 * KB, image: { bytes: 0.25 * KB, files: 1 } },
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
  glossary: { html: 3.8 * KB, image: none, requests: 4, entry: { is: 'h3', html: 0.26 * KB, image: none } },
  blog: { html: 5.2 * KB, image: none, requests: 3, entry: { is: 'h3', html: 0.35 * KB, image: none } },
  post: { html: 14.8 * KB, image: written, requests: 3 },
  text: { html: 10.6 * KB, image: none, requests: 3 },
  notFound: { html: 5.6 * KB, image: none, requests: 3 },
} as const satisfies Record<string, PageBudget>;

export type PageKind = keyof typeof pageBudgets;

/** What every page may bring besides its HTML and pictures. Fonts and PNG count as they are, for they are compressed already. */
export const budgets = {
  inlineScript: { bytes: 2 * KB, files: 1 },
  /** After all islands of the page are alive; before, none of it. */
  script: { bytes: 73 * KB, files: 1 },
  style: { bytes: 12 * KB, files: 1 },
  font: { bytes: 20.3 * KB, files: 1 },
  /** All that a page offers; a browser takes one of them. */
  icon: { bytes: 38 * KB, files: 4 },
} as const satisfies Record<string, Limit>;

/**
 * First-view bytes (HTML and style sheets) of all articles together, as a multiple of what they would be without any script: what
 * scripts may cost a reader. Not of each article, for the shortest would pay for scripts that are the same everywhere; with room
 * for a guide in which most articles are short.
 */
export const articleRatio = 1.12;

export type Part = keyof typeof budgets | 'html' | 'image';

/** The row of a kind; where such pages list nothing, with an entry that none has. */
export function budgetOf(kind: PageKind): Required<PageBudget> {
  return { entry: { is: '', html: 0, image: none }, ...pageBudgets[kind] };
}

/** What a page of a kind may weigh that lists so many entries. */
export function limitsOf(kind: PageKind, entries: number): Record<Part, Limit> {
  const { html, image, entry } = budgetOf(kind);
  return {
    html: { bytes: html + entries * entry.html, files: 1 },
    image: { bytes: image.bytes + entries * entry.image.bytes, files: image.files + entries * entry.image.files },
    ...budgets,
  };
}

/** Kinds of pages by their slug; those that are not named here are texts. */
const kindsOfPages: Readonly<Record<string, PageKind>> = {
  home: 'home',
  brasil: 'region',
  latam: 'region',
  guia: 'guide',
  rankings: 'rankings',
  dicionario: 'glossary',
  blog: 'blog',
};

/** The kind of a page of `out/`, by its file, for example `es/guia/over-under.html`. */
export function pageKind(file: string): PageKind {
  const route = routes().find(({ path }) => pageFile(localizedPath(path, pageLocale(file))) === file);
  if (!route) return 'notFound';
  switch (route.collection) {
    case 'guide':
      return 'article';
    case 'blog':
      return 'post';
    case 'reviews':
      return 'review';
    default:
      return kindsOfPages[route.slug] ?? 'text';
  }
}
