import type { Diagnostic } from '../diagnostics/diagnostics.ts';
import type { Content } from '../load/content.ts';
import { checkAuthorisations } from './authorisations.ts';
import { checkDates } from './dates.ts';
import { checkGlossary } from './glossary.ts';
import { checkGuide } from './guide.ts';
import { linkChecker } from './links.ts';
import { checkPublished } from './published.ts';
import { checkRankings } from './rankings.ts';
import { checkRelated } from './related.ts';
import { checkReviews } from './reviews.ts';
import { checkSecurity } from './security.ts';
import { checkSite } from './site.ts';
import { checkTexts } from './texts.ts';
import { checkTranslations } from './translations.ts';
import { checkWording } from './wording.ts';
import { checkWriting } from './writing.ts';

/**
 * Rules between files: what one file names must exist in another, and numbers must agree.
 * @param today `YYYY-MM-DD`; later dates are reported
 */
export function checkContent(content: Content, today: string): Diagnostic[] {
  const checks = [
    checkSite,
    checkRankings,
    checkGuide,
    checkRelated,
    checkReviews,
    checkAuthorisations,
    checkGlossary,
    checkTexts,
    checkTranslations,
    checkPublished,
    checkWording,
    checkWriting,
  ];
  const checkLink = linkChecker(content);
  return [
    ...checks.flatMap((check) => [...check(content, checkLink)]),
    ...checkDates(content, today),
    ...checkSecurity(content, today),
  ];
}
