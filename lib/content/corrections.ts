import { isDeepStrictEqual } from 'node:util';
import type { Figure, ReviewFile } from './schema/index.ts';

type Figures = Pick<ReviewFile, 'rating' | 'score' | 'criteria' | 'facts' | 'history'>;

/** A score or fact as `review.yml` holds it now; `undefined` where it holds none. */
export function figureNow({ rating, score, criteria, facts }: Figures, figure: Figure): unknown {
  const [part, name] = figure.split('.');
  if (part === 'criteria') return criteria.find(({ id }) => id === name)?.score;
  if (part === 'facts') return facts[name as keyof typeof facts];
  return part === 'rating' ? rating : score.value;
}

/** A score or fact as it was first published: what stood there before the oldest correction in `history`. */
export function figureAtFirst(review: Figures, figure: Figure): unknown {
  const oldest = correctionsOf(review, figure).at(-1);
  return oldest ? oldest.from : figureNow(review, figure);
}

/** Corrections of a figure, newest first, each with its place in `history`. */
function correctionsOf({ history }: Figures, figure: Figure) {
  return history.flatMap(({ corrects = [] }, row) =>
    corrects.flatMap((correction, index) => (correction.figure === figure ? [{ ...correction, row, index }] : [])),
  );
}

/** Corrections that do not lead to what `review.yml` holds now, with what each should lead to. */
export function brokenCorrections(review: Figures) {
  const corrected = new Set(review.history.flatMap(({ corrects = [] }) => corrects.map(({ figure }) => figure)));
  return [...corrected].flatMap((figure) => {
    const steps = correctionsOf(review, figure);
    return steps.flatMap((step, index) => {
      const newer = steps[index - 1];
      const wanted = newer ? newer.from : figureNow(review, figure);
      return isDeepStrictEqual(step.to, wanted) ? [] : [{ ...step, wanted }];
    });
  });
}
