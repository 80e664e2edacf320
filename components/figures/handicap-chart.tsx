import { scaleBand } from 'd3-scale';
import { halvesOf, type Result, settleHandicap } from '@/lib/betting/settlement.ts';
import { formatSigned } from '@/lib/i18n/format.ts';
import { translator } from '@/lib/i18n/translate.ts';
import { handicapRows } from './handicap-table.tsx';
import { CellGrid } from './parts/cell-grid.tsx';
import { DrawnFigure } from './parts/chart-figure.tsx';
import { drawingWidth, round } from './parts/drawing.tsx';
import { type FigureProps, figureId } from './parts/figure.tsx';
import { differencesFor } from './parts/goals.ts';

const left = 50;
const right = drawingWidth - 2;
const top = 46;
const rowHeight = 30;
/** Between the halves of a stake; the cells themselves stand further apart. */
const gap = 1;

/** What can become of a stake that is not split, and the sign that says it without colour. */
const signs = { win: '+', push: '=', loss: '−' } as const;
const outcomes = ['win', 'push', 'loss'] as const;

const look = (outcome: Result) => `outcome-${outcome}`;

/** Where each half of the stake goes: a cell is split where the two halves of a line end differently. */
export function HandicapChart({ locale, lines }: FigureProps<'HandicapChart'>) {
  const t = translator(locale, 'figures');
  const differences = differencesFor(lines);
  const columns = scaleBand(differences, [left, right]).paddingInner(0.1);
  const rows = scaleBand(lines, [top, top + lines.length * rowHeight]).padding(0.1);
  const column = (difference: number) => columns(difference) ?? left;
  const row = (line: number) => rows(line) ?? top;
  const half = (columns.bandwidth() - gap) / 2;
  const height = round(rows.bandwidth());
  const title = t('handicapChart.title');
  return (
    <DrawnFigure locale={locale} title={title} note={t('handicapChart.note')} data={handicapRows(lines, locale)}>
      <CellGrid
        id={figureId('handicap-chart', { lines })}
        title={title}
        description={t('handicapChart.description')}
        height={top + lines.length * rowHeight + 2}
        left={left}
        right={right}
        top={top}
        rowHeading={t('handicapTable.line')}
        columnHeading={t('handicapChart.x')}
        rows={lines.map((line) => ({ name: formatSigned(line, locale), middle: row(line) + height / 2 }))}
        columns={differences.map((difference) => ({
          name: formatSigned(difference, locale),
          middle: column(difference) + columns.bandwidth() / 2,
        }))}
        kinds={outcomes.map((outcome) => ({ look: look(outcome), sign: signs[outcome], name: t(outcome) }))}
        cells={lines.flatMap((line) =>
          differences.flatMap((difference) => {
            const [nearer, farther] = halvesOf(line);
            const [first, second] = [settleHandicap(nearer, difference), settleHandicap(farther, difference)];
            const at = { x: column(difference), y: row(line) };
            if (first === second) return { ...at, look: look(first), width: columns.bandwidth() };
            return [
              { ...at, look: look(first), width: half },
              { ...at, look: look(second), width: half, x: at.x + half + gap },
            ];
          }),
        )}
        cellHeight={height}
      />
    </DrawnFigure>
  );
}
