import {
  bannerId,
  countryId,
  criterionId,
  definitionId,
  helpId,
  ids,
  pickedReviewId,
  rankedReviewId,
  tabId,
  titleId,
} from '@/lib/ids.ts';
import { panelId } from '@/lib/letters.ts';
import type { Diagnostic, Place } from '../diagnostics/diagnostics.ts';
import { message } from '../diagnostics/messages.ts';
import type { Collection } from '../load/collections.ts';

/** Ids of the frame that every page has: two elements with one id would send links to the wrong one. */
const frame: readonly string[] = [
  ...[ids.main, ids.menu, ids.responsibleGambling, ids.contents],
  // These two stand on few pages, but round lists, whose ids are those of entries.
  ...[ids.heroTitle, ids.dictionaryTitle],
];

/** Ids of the parts that pages of a collection have round their text. `ids.law` is no such part: a text places it. */
const parts: { [C in Collection]: readonly string[] } = {
  pages: [],
  guide: [ids.keyPoints, ids.sources, ids.related],
  blog: [ids.sources, ids.related, ids.morePosts],
  reviews: [
    ...[ids.overallScore, ids.quickFacts, ids.visit, ids.summary, ids.authorisation, ids.summaryTable],
    ...[ids.prosAndCons, ids.pros, ids.cons, ids.suits, ids.avoid],
    ...[ids.verdict, ids.alternatives, ids.history, ids.sources],
  ],
};

/** How ids begin that are made of another one: `made` on every page, `madeOn` on pages of one collection. */
const made = [bannerId, panelId, tabId, definitionId].map((make) => make(''));
const madeOn: Partial<Record<Collection, readonly string[]>> = {
  pages: [helpId, rankedReviewId, pickedReviewId, countryId].map((make) => make('')),
  reviews: [criterionId, countryId].map((make) => make('')),
};

/**
 * Whether the page has an id by itself, so that no heading, section, tab or entry may have it.
 * @param collection That of the page, for an id in its text; none for an entry of a list such as the glossary
 */
export function isReservedId(id: string, collection?: Collection): boolean {
  const fixed = collection ? [...frame, ...parts[collection]] : frame;
  const starts = [...made, ...((collection && madeOn[collection]) ?? [])];
  return fixed.includes(id) || starts.some((start) => id.startsWith(start)) || id.endsWith(titleId(''));
}

/** A diagnostic for each id of a list that every page has by itself. */
export function reserved(ids: readonly string[], place: (index: number) => Place): Diagnostic[] {
  return ids.flatMap((id, index) =>
    isReservedId(id) ? [{ ...place(index), message: message('mdx.reservedId', { id }) }] : [],
  );
}
