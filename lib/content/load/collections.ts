import type { z } from 'zod';
import type { Locale } from '@/lib/i18n/locales.ts';
import { blogFrontmatter, guideFrontmatter, pageFrontmatter, reviewFrontmatter } from '../schema/index.ts';
import type { Doc } from './mdx.ts';

export type PageFrontmatter = z.infer<typeof pageFrontmatter>;
export type GuideFrontmatter = z.infer<typeof guideFrontmatter>;
export type BlogFrontmatter = z.infer<typeof blogFrontmatter>;
export type ReviewFrontmatter = z.infer<typeof reviewFrontmatter>;

/** One folder of `content/`: a text in its original language and in those it was translated to. */
export interface Entry<F> {
  slug: string;
  original: Locale;
  docs: Partial<Record<Locale, Doc<F>>>;
}

/** Folders of `content/` with one sub-folder per text, their place in the address, and the schema of their frontmatter. */
export const collections = {
  pages: {
    folder: 'content/pages',
    path: (slug: string) => (slug === 'home' ? '/' : `/${slug}`),
    frontmatter: pageFrontmatter,
  },
  guide: { folder: 'content/guide', path: (slug: string) => `/guia/${slug}`, frontmatter: guideFrontmatter },
  blog: { folder: 'content/blog', path: (slug: string) => `/blog/${slug}`, frontmatter: blogFrontmatter },
  reviews: { folder: 'content/reviews', path: (slug: string) => `/reviews/${slug}`, frontmatter: reviewFrontmatter },
} as const;

export type Collection = keyof typeof collections;

export type FrontmatterOf<C extends Collection> = z.infer<(typeof collections)[C]['frontmatter']>;

/** The entries of each collection. */
export type Texts = { [C in Collection]: Entry<FrontmatterOf<C>>[] };

export const collectionNames = Object.keys(collections) as Collection[];

/** What the four kinds of frontmatter have in common. */
export type Frontmatter = PageFrontmatter & Partial<Pick<GuideFrontmatter, 'published' | 'author'>>;

/** Every entry of every collection, with its address. */
export function entriesOf({ texts }: { texts: Texts }): {
  collection: Collection;
  path: string;
  entry: Entry<Frontmatter>;
}[] {
  return collectionNames.flatMap((collection) =>
    texts[collection].map((entry) => ({ collection, path: collections[collection].path(entry.slug), entry })),
  );
}

/** An entry is a draft where its original is one; a translation can be a draft of its own. */
export const isDraft = ({ docs, original }: Entry<Pick<Frontmatter, 'draft'>>) =>
  docs[original]?.frontmatter.draft === true;
