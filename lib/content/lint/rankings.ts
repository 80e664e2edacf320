import { closest } from '../diagnostics/closest.ts';
import type { Diagnostic } from '../diagnostics/diagnostics.ts';
import { message } from '../diagnostics/messages.ts';
import { isDraft } from '../load/collections.ts';
import type { Content } from '../load/content.ts';
import { files } from '../load/folders.ts';
import { pagesOf } from './pages.ts';
import { repeated } from './repeated.ts';
import { isReservedId } from './reserved-ids.ts';

/** The rankings name reviews and pages that exist, in the order of their ratings, and claim no more than these say. */
export function checkRankings(content: Content): Diagnostic[] {
  const { rankings, reviews, texts, at } = content;
  if (!rankings) return [];
  const diagnostics: Diagnostic[] = [];
  const pages = pagesOf(content);

  const known = texts.reviews.map(({ slug }) => slug);
  for (const [index, { review }] of rankings.top.entries()) {
    const entry = texts.reviews.find(({ slug }) => slug === review);
    const place = at(files.rankings, 'top', index, 'review');
    if (!entry)
      diagnostics.push({
        ...place,
        message: message('references.noReview', { id: review, near: closest(review, known) ?? 'none', known }),
      });
    else if (isDraft(entry))
      diagnostics.push({ ...place, message: message('references.draftPage', { path: `/reviews/${review}` }) });
  }
  const highest = Math.max(...[...reviews.values()].map(({ rating }) => rating));
  for (const [index, { review, highlights }] of rankings.top.entries()) {
    const own = reviews.get(review);
    const claim = highlights.indexOf('highestRating');
    if (own && own.rating < highest && claim >= 0)
      diagnostics.push({
        ...at(files.rankings, 'top', index, 'highlights', claim),
        message: message('references.notHighest', { name: own.name, rating: own.rating, highest }),
      });
  }
  for (const [index, { review }] of rankings.top.entries()) {
    const above = reviews.get(rankings.top[index - 1]?.review ?? '');
    const own = reviews.get(review);
    if (above && own && own.rating > above.rating)
      diagnostics.push({
        ...at(files.rankings, 'top', index, 'review'),
        message: message('references.topOrder', {
          name: own.name,
          rating: own.rating,
          above: above.name,
          aboveRating: above.rating,
        }),
      });
  }
  for (const { value, index } of repeated(rankings.top.map(({ review }) => review))) {
    diagnostics.push({
      ...at(files.rankings, 'top', index, 'review'),
      message: message('references.twice', { name: value }),
    });
  }
  for (const { value, index } of repeated(rankings.categories.map(({ id }) => id))) {
    diagnostics.push({
      ...at(files.rankings, 'categories', index, 'id'),
      message: message('references.twice', { name: value }),
    });
  }
  for (const [index, { id, to }] of rankings.categories.entries()) {
    if (isReservedId(id))
      diagnostics.push({
        ...at(files.rankings, 'categories', index, 'id'),
        message: message('mdx.reservedId', { id }),
      });
    const problem = pages.checkLink(to);
    if (problem) diagnostics.push({ ...at(files.rankings, 'categories', index, 'to'), message: problem });
  }
  return diagnostics;
}
