import { type Locale, localeCodes } from '@/lib/i18n/locales.ts';
import { collectionNames, collections, type Entry } from './load/collections.ts';
import type { Content } from './load/content.ts';

/** `unknown`: a translation that does not say which version it was made from. */
export type Freshness = 'original' | 'current' | 'stale' | 'unknown' | 'missing';

type Translatable = Entry<{ translationOf?: string | undefined; draft?: true | undefined }>;

/** How an entry's text in one language stands to its original. */
export function freshnessOf({ docs, original }: Translatable, locale: Locale): Freshness {
  if (locale === original) return 'original';
  const doc = docs[locale];
  if (!doc) return 'missing';
  const { translationOf } = doc.frontmatter;
  if (!translationOf) return 'unknown';
  return translationOf === docs[original]?.version ? 'current' : 'stale';
}

/** Every page with the freshness of its text in each language. Where `review.yml` is broken, nobody knows which text is the original. */
export function translationTable({ texts, reviews }: Pick<Content, 'texts' | 'reviews'>) {
  return collectionNames.flatMap((name) =>
    (texts[name] as Translatable[])
      .filter(({ slug }) => name !== 'reviews' || reviews.has(slug))
      .map((entry) => ({
        entry,
        path: collections[name].path(entry.slug),
        languages: localeCodes.map((locale) => ({ locale, freshness: freshnessOf(entry, locale) })),
      })),
  );
}
