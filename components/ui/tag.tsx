import type { ComponentProps, ReactNode } from 'react';
import type { Region } from '@/lib/content/schema/index.ts';

interface Props {
  as?: 'span' | 'li' | 'strong';
  tone?: keyof typeof tones;
  /** Takes the colour of that region (styles/base.css). */
  accent?: Region;
  children: ReactNode;
}

const tones = {
  plain: 'border-line bg-surface text-ink',
  accent: 'border-transparent bg-accent-soft text-accent',
  risk: 'border-negative bg-negative-soft text-negative',
};

/** A word or two in a pill. */
export function Tag({ as: Element = 'span', accent, tone = accent ? 'accent' : 'plain', children }: Props) {
  return (
    <Element
      className={`tag inline-flex items-center gap-[0.35rem] rounded-pill border px-[0.6rem] py-[0.15rem] text-tiny/[1.4] font-semibold ${tones[tone]}`}
      data-accent={accent}
    >
      {children}
    </Element>
  );
}

/** A row of tags, each `<Tag as="li">`. */
export function Tags({ className = '', ...rest }: ComponentProps<'ul'>) {
  return <ul className={`tags flex flex-wrap gap-[0.4rem] ${className}`} {...rest} />;
}
