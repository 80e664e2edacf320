import { openCards, plays, playsOf, shoeStrategy } from '@/lib/betting/blackjack.ts';
import { translator } from '@/lib/i18n/translate.ts';
import { CellLegend, Cells } from './parts/cells.tsx';
import { DrawnFigure } from './parts/chart-figure.tsx';
import { Drawing } from './parts/drawing.tsx';
import { type FigureProps, figureId } from './parts/figure.tsx';

const left = 76;
const top = 48;
/** Cells and the way to the next one. Whole numbers, for there are many. */
const cell = { width: 26, height: 22 };
const step = { x: 28, y: 24 };
const right = left + openCards.length * step.x - (step.x - cell.width);
const bottom = top + shoeStrategy.length * step.y;

const centre = (column: number) => left + column * step.x + cell.width / 2;
const middle = (row: number) => top + row * step.y + cell.height / 2;

const cells = shoeStrategy.flatMap((strategy, row) =>
  playsOf(strategy).map((play, column) => ({
    play,
    x: left + column * step.x,
    y: top + row * step.y,
    width: cell.width,
  })),
);

/** Basic strategy of blackjack as a grid of letters. */
export function BlackjackStrategy({ locale }: FigureProps<'BlackjackStrategy'>) {
  const t = translator(locale, 'figures');
  const card = (value: number) => (value === 1 ? 'A' : String(value));
  const kinds = plays.map((play) => ({
    play,
    look: `play-${play}`,
    sign: t(`blackjackLetters.${play}`),
    name: t(`blackjackStrategy.${play}`),
  }));
  const title = t('blackjackStrategy.title');
  return (
    <DrawnFigure
      locale={locale}
      title={title}
      note={t('blackjackStrategy.note')}
      data={{
        head: [t('blackjackStrategy.hand'), ...openCards.map(card)],
        rows: shoeStrategy.map((row) => [row.hand, ...playsOf(row).map((play) => t(`blackjackStrategy.${play}`))]),
      }}
    >
      <CellLegend kinds={kinds} />
      <Drawing
        id={figureId('blackjack-strategy', {})}
        title={title}
        description={t('blackjackStrategy.description')}
        height={bottom + 2}
      >
        <text className="axis-label" x="2" y={top - 8}>
          {t('blackjackStrategy.hand')}
        </text>
        <text className="axis-label" x={right} y="14" textAnchor="end">
          {t('blackjackStrategy.open')}
        </text>
        <g textAnchor="middle">
          {openCards.map((value, column) => (
            <text key={value} x={centre(column)} y={top - 8}>
              {card(value)}
            </text>
          ))}
        </g>
        <g textAnchor="end">
          {shoeStrategy.map(({ hand }, row) => (
            <text key={hand} x={left - 8} y={middle(row)} dominantBaseline="central">
              {hand}
            </text>
          ))}
        </g>
        {kinds.map(({ play, look, sign }) => (
          <Cells
            key={play}
            look={look}
            sign={sign}
            cells={cells.filter((one) => one.play === play)}
            height={cell.height}
          />
        ))}
      </Drawing>
    </DrawnFigure>
  );
}
