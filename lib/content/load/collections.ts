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

export const collectionNames = Object.keys(collections) as Collection[];

/** An entry is a draft where its original is one; a translation can be a draft of its own. */
export const isDraft = ({ docs, original }: Entry<{ draft?: true | undefined }>) =>
  docs[original]?.frontmatter.draft === true;
