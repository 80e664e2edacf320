/**
 * What pages may weigh at most: the one table of it. `npm test` holds the built site against it (`e2e/budget.spec.ts`),
 * `npm run bench` prints the figures beside it. Bytes as they travel, after gzip; 1 KB is 1,000 bytes.
 */
import { pageAddress } from '@/lib/export/addresses.ts';
import { isLocale } from '@/lib/i18n/locales.ts';

const KB = 1000;

/** HTML of one page, by kind: the largest page of the kind when the table was made, and about a tenth more. */
export const htmlBudgets = {
  home: 9 * KB,
  region: 13 * KB,
  guide: 9.5 * KB,
  article: 16 * KB,
  review: 13 * KB,
  rankings: 8 * KB,
  glossary: 32 * KB,
  blog: 6 * KB,
  post: 11 * KB,
  text: 9 * KB,
  notFound: 4 * KB,
} as const;

export type PageKind = keyof typeof htmlBudgets;

/** What every page may bring besides its HTML. Fonts count as they are, for they are compressed already. */
export const budgets = {
  inlineScript: { bytes: 1.5 * KB, files: Number.POSITIVE_INFINITY },
  /** After all islands of the page are alive; before, none of it. */
  script: { bytes: 72 * KB, files: 2 },
  style: { bytes: 12 * KB, files: 1 },
  font: { bytes: 45 * KB, files: 2 },
} as const;

export type Part = keyof typeof budgets;

const names: Record<Part, string> = {
  inlineScript: 'inline script',
  script: 'script',
  style: 'style sheets',
  font: 'fonts',
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
  parts: Record<Part, readonly Weighed[]>;
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

/** What is too heavy about a page, one line each, with the page and the file that grew; empty where all is well. */
export function overBudget({ page, kind, parts }: PageWeight): string[] {
  const faults: string[] = [];
  if (page.bytes > htmlBudgets[kind])
    faults.push(
      `out/${page.file} has ${kilobytes(page.bytes)} of HTML; a page of the kind “${kind}” may have ${kilobytes(htmlBudgets[kind])}`,
    );
  for (const part of Object.keys(budgets) as Part[]) {
    const { bytes, files } = budgets[part];
    const heaviest = [...parts[part]].sort((a, b) => b.bytes - a.bytes);
    const sum = heaviest.reduce((total, item) => total + item.bytes, 0);
    const list = heaviest.map((item) => `${item.file} (${kilobytes(item.bytes)})`).join(', ');
    if (sum > bytes)
      faults.push(`out/${page.file} brings ${kilobytes(sum)} of ${names[part]}, not ${kilobytes(bytes)}: ${list}`);
    if (heaviest.length > files)
      faults.push(`out/${page.file} brings ${heaviest.length} files of ${names[part]}, not ${files}: ${list}`);
  }
  return faults;
}

/** @example kilobytes(12345) // '12.3 KB' */
export function kilobytes(bytes: number): string {
  return `${(bytes / KB).toFixed(1)} KB`;
}
