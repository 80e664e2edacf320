import { payout } from '@/lib/betting/odds.ts';
import { formatMoney, formatOdds } from '@/lib/i18n/format.ts';
import { translator } from '@/lib/i18n/translate.ts';
import { Drawing, drawingWidth } from './parts/drawing.tsx';
import { Figure, type FigureProps, figureId } from './parts/figure.tsx';

const left = 8;
const right = drawingWidth - 8;
const rowHeight = 34;
const top = 8;
/** Where the numbers stand that lead to the explanations. */
const marker = right - 22;

/** A betting slip: each part has a number, explained below. */
export function BetSlip({ locale, stake, odds }: FigureProps<'BetSlip'>) {
  const t = translator(locale, 'figures');
  const lines = (['event', 'market', 'selection', 'odds', 'stake', 'return'] as const).map((part) => ({
    part,
    text: t(`betSlip.${part}`, {
      odds: formatOdds(odds, locale),
      stake: formatMoney(stake, locale),
      payout: formatMoney(payout(stake, odds), locale),
    }),
  }));
  const bottom = top + lines.length * rowHeight + 8;
  const title = t('betSlip.title');
  return (
    <Figure title={title} note={t('betSlip.note')}>
      <Drawing
        id={figureId('bet-slip', { stake, odds })}
        title={title}
        description={t('betSlip.description', { lines: lines.map(({ text }) => text).join('; ') })}
        height={bottom + 4}
      >
        <path className="slip" d={`M${left} ${top}H${right}V${bottom}H${left}Z`} />
        {lines.map(({ part, text }, index) => {
          const y = top + 4 + (index + 0.5) * rowHeight;
          return (
            <g key={part}>
              {index > 0 && <path className="grid-line" d={`M${left + 10} ${y - rowHeight / 2}H${right - 10}`} />}
              <text className="axis-label" x={left + 14} y={y} dominantBaseline="central">
                {text}
              </text>
              <circle className="marker" cx={marker} cy={y} r="11" />
              <text className="marker-text" x={marker} y={y} dominantBaseline="central" textAnchor="middle">
                {index + 1}
              </text>
            </g>
          );
        })}
      </Drawing>
      <ol className="slip-parts">
        {lines.map(({ part }) => (
          <li key={part}>
            <strong>{t(`betSlipNames.${part}`)}</strong> {t(`betSlipSays.${part}`)}
          </li>
        ))}
      </ol>
    </Figure>
  );
}
