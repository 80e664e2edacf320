import { martingaleLoss, martingaleSteps } from '@/lib/betting/martingale.ts';
import { formatMoney, formatNumber, formatPercent } from '@/lib/i18n/format.ts';
import { translator } from '@/lib/i18n/translate.ts';
import { type FigureProps, TableFigure } from './parts/figure.tsx';

export function MartingaleTable({ locale, stake, doublings }: FigureProps<'MartingaleTable'>) {
  const t = translator(locale, 'figures');
  const first = formatMoney(stake, locale);
  return (
    <TableFigure
      note={t('martingaleTable.note', { stake: first, loss: formatMoney(martingaleLoss(doublings, stake), locale) })}
      caption={t('martingaleTable.title', { stake: first })}
      head={[t('martingaleTable.bet'), t('stake'), t('martingaleTable.lost'), t('martingaleTable.chance')]}
      rows={martingaleSteps(doublings, stake).map((step) => [
        formatNumber(step.bet, locale),
        formatMoney(step.stake, locale),
        formatMoney(step.lost, locale),
        formatPercent(step.probability * 100, locale),
      ])}
    />
  );
}
