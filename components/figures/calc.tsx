import { calculate, type Unit } from '@/lib/content/schema/formulas.ts';
import { formatMoney, formatNumber, formatOdds, formatPercent, formatSignedMoney } from '@/lib/i18n/format.ts';
import type { Locale } from '@/lib/i18n/locales.ts';
import type { FigureProps } from './parts/figure.tsx';

const format: { [U in Unit]: (value: number, locale: Locale, digits?: number) => string } = {
  percent: formatPercent,
  odds: formatOdds,
  count: (value, locale) => formatNumber(value, locale, 0),
  number: (value, locale) => formatNumber(value, locale, 2),
  money: (value, locale) => formatMoney(value, locale),
  'signed-money': formatSignedMoney,
};

/** A number computed at build time, as text of the sentence it stands in. */
export function Calc({ locale, ...props }: FigureProps<'Calc'>) {
  const { value, unit, digits } = calculate(props);
  return <>{format[unit](value, locale, digits)}</>;
}
