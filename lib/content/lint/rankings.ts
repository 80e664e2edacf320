import { closest } from '../diagnostics/closest.ts';
import type { Diagnostic } from '../diagnostics/diagnostics.ts';
import { message } from '../diagnostics/messages.ts';
import { isDraft } from '../load/collections.ts';
import type { Content } from '../load/content.ts';
import { files } from '../load/folders.ts';
import { pagesOf } from './pages.ts';
import { twice } from './repeated.ts';
import { reserved } from './reserved-ids.ts';
import { publishedReviews } from './reviews.ts';

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
  const highest = Math.max(...publishedReviews(content).map(([, { rating }]) => rating));
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
  const categories = rankings.categories.map(({ id }) => id);
  const categoryAt = (index: number) => at(files.rankings, 'categories', index, 'id');
  diagnostics.push(
    ...twice(
      rankings.top.map(({ review }) => review),
      (index) => at(files.rankings, 'top', index, 'review'),
    ),
    ...twice(categories, categoryAt),
    ...reserved(categories, categoryAt),
  );
  for (const [index, { to }] of rankings.categories.entries()) {
    const problem = pages.checkLink(to);
    if (problem) diagnostics.push({ ...at(files.rankings, 'categories', index, 'to'), message: problem });
  }
  return diagnostics;
}
