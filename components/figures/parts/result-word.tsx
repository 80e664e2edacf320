import type { Result } from '@/lib/betting/settlement.ts';
import type { Locale } from '@/lib/i18n/locales.ts';
import { translator } from '@/lib/i18n/translate.ts';

/** The result of a bet in a word or two. The colour only repeats it. */
export function ResultWord({ result, locale }: { result: Result; locale: Locale }) {
  return <span className={`result-${result}`}>{translator(locale, 'figures')(result)}</span>;
}
