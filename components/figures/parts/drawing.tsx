import type { ReactNode } from 'react';

/** Units across. So few, that text of 14 units still has 11 pixels in a drawing 288 pixels wide; wider screens shrink the text instead. */
export const drawingWidth = 360;

/** A coordinate with one decimal: finer ones would only be heavier. */
export const round = (value: number) => Math.round(value * 10) / 10;

/** What a drawing says of itself. */
export interface Described {
  /** Unique on the page (`figureId`). */
  id: string;
  title: string;
  /** What the drawing shows, for those who cannot see it. */
  description: string;
}

type Props = Described & { height: number; children: ReactNode };

/** An SVG drawing that says what it is and what it shows. */
export function Drawing({ id, title, description, height, children }: Props) {
  return (
    <svg
      viewBox={`0 0 ${drawingWidth} ${height}`}
      role="img"
      aria-labelledby={`${id}-title ${id}-description`}
      className="chart"
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-description`}>{description}</desc>
      {children}
    </svg>
  );
}
