import type { Diagnostic } from '../diagnostics/diagnostics.ts';
import type { Content } from '../load/content.ts';
import { checkAuthorisations } from './authorisations.ts';
import { checkGlossary } from './glossary.ts';
import { checkGuide } from './guide.ts';
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

/** Rules between files: what one file names must exist in another, and figures must agree. */
export function checkContent(content: Content): Diagnostic[] {
  return [
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
    checkSecurity,
  ].flatMap((check) => check(content));
}
