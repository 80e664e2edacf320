import { furtherGoals } from '@/lib/betting/goals.ts';
import { oddsFromProbability } from '@/lib/betting/odds.ts';
import { formatNumber, formatOdds, formatPercent } from '@/lib/i18n/format.ts';
import { translator } from '@/lib/i18n/translate.ts';
import { ChartFigure } from './parts/chart-figure.tsx';
import { type FigureProps, figureId } from './parts/figure.tsx';

/** Minutes drawn on each side of the goal. */
const around = 5;

/** Fair odds of a total that is two goals away before the goal and one after it, at the ground and on a late screen. */
export function PriceDelayChart({ locale, perMinute, goal, delay }: FigureProps<'PriceDelayChart'>) {
  const t = translator(locale, 'figures');
  const minutes = Array.from({ length: 2 * around + 1 }, (_, index) => goal - around + index);
  const price = (minute: number) => oddsFromProbability(furtherGoals(perMinute, 90 - minute, minute < goal ? 2 : 1));
  const late = delay / 60;
  const before = formatOdds(price(goal - 1), locale);
  const after = formatOdds(price(goal), locale);
  const written = { goal, delay, before, after, chance: formatPercent(perMinute * 100, locale) };
  return (
    <ChartFigure
      locale={locale}
      id={figureId('price-delay-chart', { perMinute, goal, delay })}
      title={t('priceDelayChart.title', written)}
      description={t('priceDelayChart.description', written)}
      note={t('priceDelayChart.note', written)}
      x={{
        label: t('priceDelayChart.x'),
        domain: [goal - around, goal + around],
        format: (minute) => formatNumber(minute, locale),
      }}
      y={{
        label: t('priceDelayChart.y'),
        domain: [1, Math.ceil(price(goal - 1))],
        format: (odds) => formatOdds(odds, locale),
      }}
      series={[
        { label: t('priceDelayChart.ground'), points: minutes.map((minute) => [minute, price(minute)] as const) },
        {
          label: t('priceDelayChart.screen', written),
          points: [
            [goal - around, price(goal - around - 1)] as const,
            ...minutes.slice(0, -1).map((minute) => [minute + late, price(minute)] as const),
            [goal + around, price(goal + around - 1)] as const,
          ],
        },
      ]}
      steps
      data={{
        head: [t('priceDelayChart.x'), t('priceDelayChart.ground'), t('priceDelayChart.screen', written)],
        rows: minutes.map((minute) => [
          formatNumber(minute, locale),
          formatOdds(price(minute), locale),
          formatOdds(price(minute - 1), locale),
        ]),
      }}
    />
  );
}
