import type { Row } from '@/components/ui/data-table.tsx';
import { slotPrizes, type Volatility, volatility } from '@/lib/betting/casino.ts';
import { formatNumber, formatPercent } from '@/lib/i18n/format.ts';
import { translator } from '@/lib/i18n/translate.ts';
import { type FigureProps, TableFigure } from './parts/figure.tsx';

const slots = ['low', 'high'] as const satisfies readonly Volatility[];

/** What the two invented slots pay, and how often. */
export function SlotPrizes({ locale, rtp }: FigureProps<'SlotPrizes'>) {
  const t = translator(locale, 'figures');
  const prizes = { low: slotPrizes('low', rtp), high: slotPrizes('high', rtp) };
  const payouts = new Set(slots.flatMap((slot) => prizes[slot].map(({ payout }) => payout)));
  const chance = (slot: Volatility, payout: number) => {
    const prize = prizes[slot].find((one) => one.payout === payout);
    return prize
      ? t('slotPrizes.oneIn', { spins: formatNumber(1 / prize.probability, locale, prize.probability > 0.1 ? 1 : 0) })
      : '–';
  };
  const rows = [...payouts]
    .sort((a, b) => a - b)
    .map(
      (payout): Row => [
        t('multiplier', { times: formatNumber(payout, locale) }),
        ...slots.map((slot) => chance(slot, payout)),
      ],
    );
  return (
    <TableFigure
      note={t('slotPrizes.note', { rtp: formatPercent(rtp, locale) })}
      caption={t('slotPrizes.title', { rtp: formatPercent(rtp, locale) })}
      head={[t('slotPrizes.prize'), t('sessionOutcomes.low'), t('sessionOutcomes.high')]}
      rows={rows}
      foot={[t('sessionOutcomes.deviation'), ...slots.map((slot) => formatNumber(volatility(prizes[slot]), locale, 1))]}
    />
  );
}
