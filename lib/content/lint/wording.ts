import type { Diagnostic } from '../diagnostics/diagnostics.ts';
import type { Content } from '../load/content.ts';
import { findInTexts } from './find.ts';
import { wordingCheck } from './phrases.ts';

/** Promises and pressure that no text may make. */
export function checkWording(content: Content): Diagnostic[] {
  return content.wording ? findInTexts(content, wordingCheck(content.wording)) : [];
}
