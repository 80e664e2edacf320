import type { Locale } from '@/lib/i18n/locales.ts';
import { translator } from '@/lib/i18n/translate.ts';

/** Whole numbers from `from` to `to`, in either direction, both included. */
function range(from: number, to: number): number[] {
  const step = from <= to ? 1 : -1;
  return Array.from({ length: Math.abs(to - from) + 1 }, (_, index) => from + index * step);
}

/** Goal differences that show everything handicap lines can do: from a win of every line to a loss of every line, at least +3 to −2. */
export function differencesFor(lines: readonly number[]): number[] {
  return range(Math.max(3, Math.ceil(0.5 - Math.min(...lines))), Math.min(-2, Math.floor(-0.5 - Math.max(...lines))));
}

/** How a match of a goal difference ends, in words; the first and the last of the differences listed stand for all beyond. */
export function matchText(difference: number, listed: readonly number[], locale: Locale): string {
  const t = translator(locale, 'figures');
  const goals = Math.abs(difference);
  if (difference === 0) return t('handicapGrid.draws');
  if (difference > 0)
    return t(difference === listed.at(0) ? 'handicapGrid.winsOrMore' : 'handicapGrid.wins', { goals });
  return t(difference === listed.at(-1) ? 'handicapGrid.losesOrMore' : 'handicapGrid.loses', { goals });
}

/** Total goals that show everything "over" lines can do: from a loss of every line to a win of every line, at least 1 to 4. */
export function goalsFor(lines: readonly number[]): number[] {
  return range(
    Math.max(0, Math.min(1, Math.floor(Math.min(...lines) - 0.5))),
    Math.max(4, Math.ceil(Math.max(...lines) + 0.5)),
  );
}
