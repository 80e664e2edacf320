import { createHash } from 'node:crypto';

/** What all languages of a page share: its days, and a post's section. */
export const SHARED: readonly string[] = ['published', 'updated', 'category'];

/** Fields without words to translate: a change of theirs makes no translation out of date. */
export const UNTRANSLATED: readonly string[] = [...SHARED, 'draft', 'translationOf', 'author'];

/**
 * The version of a text: 12 hexadecimal digits of the SHA-256 of its body and of the fields that are translated. A translation
 * keeps that of the original it was made from (`translationOf`).
 */
export function textVersion(frontmatter: object, source: string): string {
  const fields = Object.entries(frontmatter)
    .filter(([key]) => !UNTRANSLATED.includes(key))
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([fields, source.trim()]))
    .digest('hex')
    .slice(0, 12);
}
