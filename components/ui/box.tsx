import type { ComponentProps } from 'react';

const grounds = {
  plain: '[--ground:var(--color-surface)]',
  blue: '[--ground:var(--color-blue-soft)]',
  green: '[--ground:var(--color-brasil-soft)]',
  amber: '[--ground:var(--color-amber-soft)]',
  red: '[--ground:var(--color-negative-soft)]',
};

interface Props extends ComponentProps<'div'> {
  as?: 'div' | 'p' | 'section';
  ground: keyof typeof grounds;
}

/** A box in running text, on a ground of its own: on paper and in forced colours a line stands for the ground. */
export function Box({ as: Tag = 'div', ground, className = '', ...rest }: Props) {
  return (
    <Tag
      className={`max-w-measure rounded-card bg-(--ground) px-5 py-[1.1rem] print:break-inside-avoid print:border print:border-edge forced-colors:border ${grounds[ground]} ${className}`}
      {...rest}
    />
  );
}
