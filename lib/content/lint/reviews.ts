import { brokenCorrections } from '../corrections.ts';
import { type Diagnostic, warning } from '../diagnostics/diagnostics.ts';
import { type Message, message } from '../diagnostics/messages.ts';
import { collections, type Entry, isDraft, type ReviewFrontmatter } from '../load/collections.ts';
import type { Content } from '../load/content.ts';
import { contentFiles } from '../load/folders.ts';
import type { Claim, ReviewFile } from '../schema/index.ts';
import type { CheckLink } from './links.ts';
import { repeated } from './repeated.ts';

/** The reviews that are no drafts, with their ids. */
export function publishedReviews({ reviews, texts }: Pick<Content, 'reviews' | 'texts'>): [id: string, ReviewFile][] {
  const published = new Set(texts.reviews.filter((entry) => !isDraft(entry)).map(({ slug }) => slug));
  return [...reviews].filter(([id]) => published.has(id));
}

/** Names that two reviews have, scores that disagree, criteria without words, places taken twice, partner links. */
export function checkReviews(content: Content, checkLink: CheckLink): Diagnostic[] {
  const { reviews, texts, site, at } = content;
  const known = texts.reviews.map(({ slug }) => slug);
  const links = site?.partnerLinks;
  const ids = [...reviews.keys()];
  const names = [...reviews.values()].map(({ name }) => name);
  const linked = Object.keys(links ?? {});
  return [
    ...repeated(
      names,
      (index) => at(contentFiles.review(ids[index] ?? ''), 'name'),
      (name) => message('reviews.sameName', { name, other: ids[names.indexOf(name)] ?? '' }),
    ),
    ...repeated(
      Object.values(links ?? {}),
      (index) => at(contentFiles.site, 'partnerLinks', linked[index] ?? ''),
      (link) => message('reviews.samePartnerLink', { other: linked.find((id) => links?.[id] === link) ?? '' }),
    ).map(warning),
    ...[...reviews].flatMap(([id, review]) => checkFacts(id, review, content, checkLink)),
    ...texts.reviews.flatMap((entry) => checkCriteria(entry, reviews.get(entry.slug))),
    ...(links ? known.filter((id) => !Object.hasOwn(links, id)) : []).map((id) => ({
      ...at(contentFiles.site, 'partnerLinks'),
      message: message('reviews.noPartnerLink', { id }),
    })),
    ...linked
      .filter((id) => !known.includes(id))
      .map((id) => ({
        ...at(contentFiles.site, 'partnerLinks', id),
        message: message('reviews.linkOfNoReview', { id }),
      })),
  ];
}

function checkFacts(id: string, review: ReviewFile, content: Content, checkLink: CheckLink): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const report = (message: Diagnostic['message'], ...keys: PropertyKey[]) =>
    diagnostics.push({ ...content.at(contentFiles.review(id), ...keys), message });

  const { founded } = review.facts;
  if (founded && review.history.every(({ date }) => founded > Number.parseInt(date, 10)))
    report(message('references.tooEarly', { field: 'history', than: 'founded' }), 'facts', 'founded');

  const { value, scale, average } = review.score;
  if (value > scale) report(message('reviews.scoreAboveScale', { value, scale }), 'score', 'value');
  if (average) {
    const mean = meanOf(review);
    if (mean === undefined) report(message('reviews.averageIncomplete'), 'score', 'average');
    else if (mean !== value) report(message('reviews.averageWrong', { value, mean }), 'score', 'value');
  }
  const criteria = review.criteria.map((criterion) => criterion.id);
  diagnostics.push(...repeated(criteria, (index) => content.at(contentFiles.review(id), 'criteria', index, 'id')));
  for (const [other, { region, order }] of content.reviews) {
    if (other !== id && region === review.region && order === review.order)
      report(message('reviews.sameOrder', { other, order, region }), 'order');
  }
  if (!review.firstEdition && review.sources.length === 0) report(message('reviews.reviewWithoutSource'), 'sources');
  for (const [index, { date }] of review.history.entries()) {
    if (index > 0 && date > (review.history[index - 1]?.date ?? date))
      report(message('reviews.historyOrder'), 'history', index, 'date');
  }
  for (const { figure, to, wanted, row, index } of brokenCorrections(review))
    report(wrongCorrection(figure, to, wanted), 'history', row, 'corrects', index);
  const entry = content.texts.reviews.find(({ slug }) => slug === id);
  const back =
    entry &&
    review.back &&
    checkLink(review.back.to, {
      locale: review.original,
      path: collections.reviews.path(id),
      draft: isDraft(entry),
    });
  if (back) report(back, 'back', 'to');
  return diagnostics;
}

function wrongCorrection(claim: Claim, found: unknown, wanted: unknown): Message {
  const to = JSON.stringify(found) ?? message('values.nothing');
  return wanted === undefined
    ? message('reviews.correctionOfNothing', { figure: claim, to })
    : message('reviews.correctionWrong', { figure: claim, to, wanted: JSON.stringify(wanted) });
}

/** Mean of the criteria, to one decimal; `undefined` where one has no score. */
function meanOf({ criteria }: ReviewFile): number | undefined {
  const scores = criteria.flatMap(({ score }) => score ?? []);
  if (scores.length < criteria.length) return undefined;
  return Math.round((scores.reduce((sum, score) => sum + score, 0) / scores.length) * 10) / 10;
}

/** Each text of a review analyses each criterion that has a score; of one without, there may be nothing to say. */
function checkCriteria({ docs }: Entry<ReviewFrontmatter>, review: ReviewFile | undefined): Diagnostic[] {
  if (!review) return [];
  const ids: string[] = review.criteria.map(({ id }) => id);
  const scored = review.criteria.filter(({ score }) => score !== undefined).map(({ id }) => id as string);
  return Object.values(docs).flatMap(({ file, body }) => {
    const used = body.components.flatMap(({ value: { name, props }, line, column }) =>
      name === 'Criterion' ? [{ id: String(props.id), line, column }] : [],
    );
    return [
      ...scored
        .filter((id) => !used.some((criterion) => criterion.id === id))
        .map((id) => ({ file, message: message('reviews.criterionUnwritten', { id }) })),
      ...used
        .filter(({ id }) => !ids.includes(id))
        .map(({ id, line, column }) => ({
          file,
          line,
          column,
          message: message('reviews.criterionUnknown', { id, known: ids }),
        })),
    ];
  });
}
