import { isDeepStrictEqual } from 'node:util';
import type { Claim, ReviewFile } from './schema/index.ts';

type Claims = Pick<ReviewFile, 'rating' | 'score' | 'criteria' | 'facts' | 'history'>;

/** A score or fact as `review.yml` holds it now; `undefined` where it holds none. */
export function claimNow({ rating, score, criteria, facts }: Claims, claim: Claim): unknown {
  const [part, name] = claim.split('.');
  if (part === 'criteria') return criteria.find(({ id }) => id === name)?.score;
  if (part === 'facts') return facts[name as keyof typeof facts];
  return part === 'rating' ? rating : score.value;
}

/** A score or fact as it was first published: what stood there before the oldest correction in `history`. */
export function claimAtFirst(review: Claims, claim: Claim): unknown {
  const oldest = correctionsOf(review, claim).at(-1);
  return oldest ? oldest.from : claimNow(review, claim);
}

/** Corrections of a score or fact, newest first, each with its place in `history`. */
function correctionsOf({ history }: Claims, claim: Claim) {
  return history.flatMap(({ corrects = [] }, row) =>
    corrects.flatMap((correction, index) => (correction.figure === claim ? [{ ...correction, row, index }] : [])),
  );
}

/** Corrections that do not lead to what `review.yml` holds now, with what each should lead to. */
export function brokenCorrections(review: Claims) {
  const corrected = new Set(review.history.flatMap(({ corrects = [] }) => corrects.map(({ figure }) => figure)));
  return [...corrected].flatMap((claim) => {
    const steps = correctionsOf(review, claim);
    return steps.flatMap((step, index) => {
      const newer = steps[index - 1];
      const wanted = newer ? newer.from : claimNow(review, claim);
      return isDeepStrictEqual(step.to, wanted) ? [] : [{ ...step, wanted }];
    });
  });
}
