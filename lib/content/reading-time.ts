import type { Body } from './load/mdx.ts';

/** Words a reader takes in per minute of silent reading. Brysbaert (2019) gives 238 for English non-fiction; numbers slow it down. */
const WORDS_PER_MINUTE = 200;

/** Reading time in whole minutes, at least one. */
export function readingMinutes({ words }: Pick<Body, 'words'>): number {
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}
