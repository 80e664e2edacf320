import { type Catalogue, collections, type Entry } from './catalogue.ts';
import type { Fault } from './faults.ts';

export const publishedFilePath = 'content/published.yml';

type Texts = Pick<Catalogue, 'pages' | 'guide' | 'posts' | 'reviews'>;

/** Addresses of the pages that the site has now, without language prefix; drafts have none. */
export function livePaths({ pages, guide, posts, reviews }: Texts): string[] {
  const paths = ([collection, entries]: readonly [keyof typeof collections, readonly Entry<{ draft?: true }>[]]) =>
    entries
      .filter(({ docs, original }) => !docs[original]?.frontmatter.draft)
      .map(({ slug }) => collections[collection].path(slug));
  return [
    ...paths(['pages', pages]),
    ...paths(['guide', guide.articles]),
    ...paths(['blog', posts]),
    ...paths(['reviews', reviews]),
  ];
}

/** Addresses that were public and lead nowhere now, and redirects that are wrong. A new page is only a warning. */
export function checkPublished({ published, ...texts }: Texts & Pick<Catalogue, 'published'>): Fault[] {
  const file = publishedFilePath;
  const live = new Set(livePaths(texts));
  const { pages, moved } = published;
  return [
    ...pages
      .filter((path) => !live.has(path) && !Object.hasOwn(moved, path))
      .map((path) => ({
        file,
        message: `${path} was public, and is no page any more`,
        hint: `say under “moved” which page took its place, for example “${path}: ${parent(path)}”`,
      })),
    ...Object.entries(moved)
      .filter(([from]) => live.has(from))
      .map(([from]) => ({ file, message: `${from} has moved, but is a page`, hint: 'remove the row, or the page' })),
    ...Object.entries(moved)
      .filter(([, to]) => !live.has(to.replace(/#.*/, '')))
      .map(([from, to]) => ({
        file,
        message: `${from} leads to ${to}, which is no page`,
        hint: 'write a page of this site without language prefix',
      })),
    ...[...live]
      .filter((path) => !pages.includes(path))
      .map((path) => ({
        file,
        message: `${path} is not on the list of published pages yet`,
        hint: 'npm run publish:list adds it',
        severity: 'warning' as const,
      })),
  ];
}

function parent(path: string): string {
  return path.slice(0, path.lastIndexOf('/')).replace('/reviews', '/rankings') || '/';
}
