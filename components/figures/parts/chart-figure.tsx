import type { ComponentProps, ReactNode } from 'react';
import type { Locale } from '@/lib/i18n/locales.ts';
import { translator } from '@/lib/i18n/translate.ts';
import { DataTable, type Row } from './data-table.tsx';
import { Figure } from './figure.tsx';
import { LineChart } from './line-chart.tsx';

type Props = ComponentProps<typeof LineChart> & {
  locale: Locale;
  note: string;
  /** The numbers behind the picture. */
  data: { head: readonly string[]; rows: readonly Row[]; foot?: Row };
  /** What belongs between the chart and its data. */
  children?: ReactNode;
};

/** A chart with its note, and its numbers as a table behind a disclosure. */
export function ChartFigure({ locale, note, data, children, ...chart }: Props) {
  return (
    <Figure title={chart.title} note={note}>
      <LineChart {...chart} />
      {children}
      <details className="chart-data">
        <summary>{translator(locale, 'figures')('data')}</summary>
        <DataTable caption={chart.title} {...data} />
      </details>
    </Figure>
  );
}
