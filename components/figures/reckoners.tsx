import { turnover } from '@/lib/betting/casino.ts';
import { impliedProbability, oddsFromProbability, profit } from '@/lib/betting/odds.ts';
import { stakeOf } from '@/lib/betting/stakes.ts';
import { formatMoney, formatNumber, formatOdds, formatPercent } from '@/lib/i18n/format.ts';
import { translator } from '@/lib/i18n/translate.ts';
import { type FigureProps, TableFigure } from './parts/figure.tsx';

/** Probabilities in percent, and holds that a price may carry. */
const probabilities = [5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60, 65, 70, 75, 80, 85, 90];
const holds = [3, 5, 8];
const prices = [1.1, 1.2, 1.3, 1.4, 1.5, 1.6, 1.7, 1.8, 1.91, 2, 2.2, 2.5, 3, 4, 5, 7.5, 10, 20];
const bankrolls = [50, 100, 200, 300, 500, 1000, 2000, 5000];
const percents = [1, 2, 3, 5];
const multipliers = [1, 3, 5, 10, 20, 35, 50];
const contributions = [100, 50, 20, 10];
/** Losses are counted against wins of this stake. */
const stake = 10;

/** Odds ↔ probability, and what is left of fair odds when the operator holds a part. */
export function FairOddsReckoner({ locale }: FigureProps<'FairOddsReckoner'>) {
  const t = translator(locale, 'figures');
  return (
    <TableFigure
      note={t('fairOddsReckoner.note')}
      caption={t('fairOddsReckoner.title')}
      head={[
        t('fairOddsReckoner.chance'),
        t('fairOddsReckoner.fair'),
        ...holds.map((hold) => t('fairOddsReckoner.hold', { hold: formatPercent(hold, locale) })),
      ]}
      rows={probabilities.map((percent) => {
        const fair = oddsFromProbability(percent / 100);
        return [
          formatPercent(percent, locale),
          formatOdds(fair, locale),
          ...holds.map((hold) => formatOdds(fair * (1 - hold / 100), locale)),
        ];
      })}
    />
  );
}

/** What odds ask for: wins in a hundred, and wins that one loss takes. */
export function BreakEvenReckoner({ locale }: FigureProps<'BreakEvenReckoner'>) {
  const t = translator(locale, 'figures');
  return (
    <TableFigure
      note={t('breakEvenReckoner.note')}
      caption={t('breakEvenReckoner.title')}
      head={[
        t('odds'),
        t('breakEvenReckoner.rate'),
        t('breakEvenReckoner.profit', { stake: formatMoney(stake, locale) }),
        t('breakEvenReckoner.wins'),
      ]}
      rows={prices.map((odds) => [
        formatOdds(odds, locale),
        formatPercent(impliedProbability(odds) * 100, locale),
        formatMoney(profit(stake, odds), locale),
        formatNumber(stake / profit(stake, odds), locale, 1),
      ])}
    />
  );
}

/** Stakes by bankroll and percentage. */
export function StakeReckoner({ locale }: FigureProps<'StakeReckoner'>) {
  const t = translator(locale, 'figures');
  return (
    <TableFigure
      note={t('stakeReckoner.note')}
      caption={t('stakeReckoner.title')}
      head={[t('stakeReckoner.bankroll'), ...percents.map((percent) => formatPercent(percent, locale))]}
      rows={bankrolls.map((bankroll) => [
        formatNumber(bankroll, locale),
        ...percents.map((percent) => formatNumber(stakeOf(bankroll, percent), locale)),
      ])}
    />
  );
}

/** Turnover for each R$ 100 by multiplier and contribution. */
export function RolloverReckoner({ locale }: FigureProps<'RolloverReckoner'>) {
  const t = translator(locale, 'figures');
  return (
    <TableFigure
      note={t('rolloverReckoner.note')}
      caption={t('rolloverReckoner.title', { base: formatMoney(100, locale) })}
      head={[t('rollover'), ...contributions.map((percent) => formatPercent(percent, locale))]}
      rows={multipliers.map((times) => [
        t('multiplier', { times: formatNumber(times, locale) }),
        ...contributions.map((percent) => formatNumber(turnover(100, times, percent), locale)),
      ])}
    />
  );
}
