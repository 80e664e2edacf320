import { openCards, plays, playsOf, shoeStrategy } from '@/lib/betting/blackjack.ts';
import { translator } from '@/lib/i18n/translate.ts';
import { CellGrid } from './parts/cell-grid.tsx';
import { DrawnFigure } from './parts/chart-figure.tsx';
import { type FigureProps, figureId } from './parts/figure.tsx';

const left = 76;
const top = 48;
/** Cells and the way to the next one. Whole numbers, for there are many. */
const cell = { width: 26, height: 22 };
const step = { x: 28, y: 24 };

/** Basic strategy of blackjack as a grid of letters. */
export function BlackjackStrategy({ locale }: FigureProps<'BlackjackStrategy'>) {
  const t = translator(locale, 'figures');
  const card = (value: number) => (value === 1 ? 'A' : String(value));
  const look = (play: (typeof plays)[number]) => `play-${play}`;
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
      <CellGrid
        id={figureId('blackjack-strategy', {})}
        title={title}
        description={t('blackjackStrategy.description')}
        height={top + shoeStrategy.length * step.y + 2}
        left={left}
        right={left + openCards.length * step.x - (step.x - cell.width)}
        top={top}
        rowHeading={t('blackjackStrategy.hand')}
        columnHeading={t('blackjackStrategy.open')}
        rows={shoeStrategy.map(({ hand }, row) => ({ name: hand, middle: top + row * step.y + cell.height / 2 }))}
        columns={openCards.map((value, column) => ({
          name: card(value),
          middle: left + column * step.x + cell.width / 2,
        }))}
        kinds={plays.map((play) => ({
          look: look(play),
          sign: t(`blackjackLetters.${play}`),
          name: t(`blackjackStrategy.${play}`),
        }))}
        cells={shoeStrategy.flatMap((strategy, row) =>
          playsOf(strategy).map((play, column) => ({
            look: look(play),
            x: left + column * step.x,
            y: top + row * step.y,
            width: cell.width,
          })),
        )}
        cellHeight={cell.height}
      />
    </DrawnFigure>
  );
}
