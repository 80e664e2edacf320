import { closest } from '../diagnostics/closest.ts';
import type { Diagnostic } from '../diagnostics/diagnostics.ts';
import { message } from '../diagnostics/messages.ts';
import { collections, isDraft } from '../load/collections.ts';
import type { Content } from '../load/content.ts';
import { contentFiles } from '../load/folders.ts';
import type { CheckLink } from './links.ts';
import { repeated } from './repeated.ts';
import { reserved } from './reserved-ids.ts';
import { publishedReviews } from './reviews.ts';

/** The rankings name reviews and pages that exist, in the order of their ratings, and claim no more than these say. */
export function* checkRankings(content: Content, checkLink: CheckLink): Generator<Diagnostic> {
  const { rankings, reviews, texts, at } = content;
  if (!rankings) return;
  const { top, categories } = rankings;
  const known = texts.reviews.map(({ slug }) => slug);
  const highest = Math.max(...publishedReviews(content).map(([, { rating }]) => rating));
  const reviewAt = (index: number) => at(contentFiles.rankings, 'top', index, 'review');
  for (const [index, { review, highlights }] of top.entries()) {
    const place = reviewAt(index);
    const entry = texts.reviews.find(({ slug }) => slug === review);
    if (!entry) {
      const near = closest(review, known) ?? 'none';
      yield { ...place, message: message('rankings.noReview', { id: review, near, known }) };
    } else if (isDraft(entry)) {
      yield { ...place, message: message('references.draftPage', { path: collections.reviews.path(review) }) };
    }
    const own = reviews.get(review);
    if (!own) continue;
    const { name, rating } = own;
    const claim = highlights.indexOf('highestRating');
    if (rating < highest && claim >= 0)
      yield {
        ...at(contentFiles.rankings, 'top', index, 'highlights', claim),
        message: message('rankings.notHighest', { name, rating, highest }),
      };
    const above = reviews.get(top[index - 1]?.review ?? '');
    if (above && rating > above.rating) {
      const values = { name, rating, above: above.name, aboveRating: above.rating };
      yield { ...place, message: message('rankings.topOrder', values) };
    }
  }
  const shown = top.map(({ review }) => review);
  yield* repeated(shown, reviewAt);
  const ids = categories.map(({ id }) => id);
  const idAt = (index: number) => at(contentFiles.rankings, 'categories', index, 'id');
  yield* repeated(ids, idAt);
  yield* reserved(ids, idAt);
  for (const [index, { to }] of categories.entries()) {
    const problem = checkLink(to);
    if (problem) yield { ...at(contentFiles.rankings, 'categories', index, 'to'), message: problem };
  }
}
