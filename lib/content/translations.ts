import { type Locale, localeCodes } from '@/lib/i18n/locales.ts';
import { type Entry, entriesOf, type Frontmatter } from './load/collections.ts';
import type { Content } from './load/content.ts';

/** `unknown`: a translation that does not say which version it was made from. */
export type Freshness = 'original' | 'current' | 'stale' | 'unknown' | 'missing';

/** How an entry's text in one language stands to its original. */
export function freshnessOf({ docs, original }: Entry<Frontmatter>, locale: Locale): Freshness {
  if (locale === original) return 'original';
  const doc = docs[locale];
  if (!doc) return 'missing';
  const { translationOf } = doc.frontmatter;
  if (!translationOf) return 'unknown';
  return translationOf === docs[original]?.version ? 'current' : 'stale';
}

/** Every page with the freshness of its text in each language. Where `review.yml` is broken, nobody knows which text is the original. */
export function translationTable(content: Pick<Content, 'texts' | 'reviews'>) {
  return entriesOf(content)
    .filter(({ collection, entry }) => collection !== 'reviews' || content.reviews.has(entry.slug))
    .map(({ path, entry }) => ({
      entry,
      path,
      languages: localeCodes.map((locale) => ({ locale, freshness: freshnessOf(entry, locale) })),
    }));
}
