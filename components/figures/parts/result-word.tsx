import type { Result } from '@/lib/betting/settlement.ts';
import type { Locale } from '@/lib/i18n/locales.ts';
import { translator } from '@/lib/i18n/translate.ts';

const looks: Record<Result, string> = {
  win: 'font-semibold text-positive',
  'half-win': 'text-positive',
  push: 'text-muted',
  'half-loss': 'text-negative',
  loss: 'font-semibold text-negative',
};

/** The result of a bet in a word or two. The colour only repeats it. */
export function ResultWord({ result, locale }: { result: Result; locale: Locale }) {
  return <span className={looks[result]}>{translator(locale, 'figures')(result)}</span>;
}
