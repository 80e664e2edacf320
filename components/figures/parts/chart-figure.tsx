import type { ComponentProps, ReactNode } from 'react';
import { DataTable, type TableData } from '@/components/ui/data-table.tsx';
import type { Locale } from '@/lib/i18n/locales.ts';
import { translator } from '@/lib/i18n/translate.ts';
import { Figure } from './figure.tsx';
import { LineChart } from './line-chart.tsx';

type FrameProps = {
  locale: Locale;
  title: string;
  note: string;
  /** The numbers behind the picture. */
  data: TableData;
};

/** A drawing with its note, and its numbers as a table behind a disclosure. */
export function DrawnFigure({ locale, title, note, data, children }: FrameProps & { children: ReactNode }) {
  return (
    <Figure title={title} note={note}>
      {children}
      <details className="chart-data mt-3 text-small">
        <summary className="py-3 font-semibold">{translator(locale, 'figures')('data')}</summary>
        <DataTable caption={title} {...data} />
      </details>
    </Figure>
  );
}

type Props = FrameProps &
  ComponentProps<typeof LineChart> & {
    /** What belongs between the chart and its data. */
    children?: ReactNode;
  };

/** A line chart as a figure. */
export function ChartFigure({ locale, note, data, children, ...chart }: Props) {
  return (
    <DrawnFigure locale={locale} title={chart.title} note={note} data={data}>
      <LineChart {...chart} />
      {children && <div className="mt-m">{children}</div>}
    </DrawnFigure>
  );
}
