import type { ComponentProps } from 'react';

const grounds = {
  plain: 'bg-surface',
  blue: 'bg-blue-soft',
  green: 'bg-brasil-soft',
  amber: 'bg-amber-soft',
  red: 'bg-negative-soft',
};

interface Props extends ComponentProps<'div'> {
  as?: 'aside' | 'p' | 'section';
  ground: keyof typeof grounds;
}

/** A box in running text, on a ground of its own: on paper and in forced colours a line stands for the ground. */
export function Box({ as: Tag = 'aside', ground, className = '', ...rest }: Props) {
  return (
    <Tag
      className={`max-w-measure rounded-card px-5 py-[1.1rem] print:break-inside-avoid print:border print:border-edge forced-colors:border ${grounds[ground]} ${className}`}
      {...rest}
    />
  );
}
