import { createHash } from 'node:crypto';
import { type Locale, localeCodes } from '@/lib/i18n/locales.ts';
import { collectionNames, collections, type Entry } from './collections.ts';
import type { Content } from './content.ts';

/** Fields that a translation need not follow: a corrected date makes no text out of date. */
export const UNTRANSLATED: readonly string[] = ['published', 'updated', 'draft', 'translationOf', 'author'];

/**
 * Stands for one version of a text: 12 hexadecimal digits of the SHA-256 of its body and of the fields that are translated.
 * A translation keeps that of the original it was made from (`translationOf`).
 */
export function versionOf(frontmatter: object, source: string): string {
  const fields = Object.entries(frontmatter)
    .filter(([key]) => !UNTRANSLATED.includes(key))
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([fields, source.trim()]))
    .digest('hex')
    .slice(0, 12);
}

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

/** Every page with the freshness of its text in each language. */
export function translationTable({ texts }: Pick<Content, 'texts'>) {
  return collectionNames.flatMap((name) =>
    (texts[name] as Translatable[]).map((entry) => ({
      entry,
      path: collections[name].path(entry.slug),
      languages: localeCodes.map((locale) => ({ locale, freshness: freshnessOf(entry, locale) })),
    })),
  );
}
