import { slotPrizes } from '@/lib/betting/casino.ts';
import { bonusEnds } from '@/lib/betting/session.ts';
import { formatMoney, formatNumber, formatPercent, formatSignedMoney } from '@/lib/i18n/format.ts';
import { translator } from '@/lib/i18n/translate.ts';
import { type FigureProps, TableFigure } from './parts/figure.tsx';

/** Who finishes a rollover before the balance is gone, and what it leaves. */
export function BonusOutcomes({ locale, deposit, bonus, stake, rtp, multipliers }: FigureProps<'BonusOutcomes'>) {
  const t = translator(locale, 'figures');
  const money = (amount: number) => formatSignedMoney(Math.round(amount), locale);
  const rows = (['low', 'high'] as const).flatMap((slot) =>
    bonusEnds({ prizes: slotPrizes(slot, rtp), deposit, bonus, stake, multipliers }).map(
      ({ multiplier, finished, mean, median }) =>
        [
          t(`bonusOutcomes.${slot}`, { times: formatNumber(multiplier, locale) }),
          formatPercent(finished * 100, locale),
          money(mean),
          formatSignedMoney(median, locale),
        ] as const,
    ),
  );
  return (
    <TableFigure
      note={t('bonusOutcomes.note', {
        rtp: formatPercent(rtp, locale),
        deposit: formatMoney(deposit, locale),
        stake: formatMoney(stake, locale),
      })}
      caption={t('bonusOutcomes.title', { bonus: formatMoney(bonus, locale) })}
      head={[t('rollover'), t('bonusOutcomes.finished'), t('bonusOutcomes.mean'), t('bonusOutcomes.median')]}
      rows={rows}
    />
  );
}
