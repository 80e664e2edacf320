import type { ComponentProps, HTMLAttributes, ReactNode } from 'react';
import type { IconName } from '@/lib/content/schema/icons.ts';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';

/** Cards side by side, as many as find room; three or five of them on a tablet in threes, since pairs leave the last one alone. */
export function CardGrid({ children }: { children: ReactNode }) {
  return (
    <div className="cards grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-l @tablet:gap-y-xl @3xl:@max-wide:has-[>:is(:nth-child(3),:nth-child(5)):last-child]:grid-cols-3">
      {children}
    </div>
  );
}

interface FrameProps {
  as?: 'div' | 'article';
  icon?: IconName;
  children: ReactNode;
}

/** Text under a rule, with an icon above it, or beside it on narrow screens. With a `<CoverLink>` all of it is a link. */
export function CardFrame({ as: Element = 'div', icon, children }: FrameProps) {
  return (
    <Element
      className={`card relative flex flex-col gap-s border-t-2 border-ink pt-m [:where(&>p)]:text-muted ${icon ? '@xs:grid @xs:grid-cols-[auto_1fr] @xs:gap-x-m @xs:*:not-first:col-start-2 @tablet:flex' : ''}`}
    >
      {icon && <Icon name={icon} className="size-7 text-group" />}
      {children}
    </Element>
  );
}

/** The link of a card's heading, which covers the card. */
export function CoverLink(props: ComponentProps<typeof Link>) {
  return (
    <Link
      className="text-inherit no-underline after:absolute after:inset-0 hover:underline focus-visible:outline-none"
      data-cover=""
      {...props}
    />
  );
}

/** What a card leads to, in its last line. Where a `<CoverLink>` leads there, the line is hidden from assistive technology. */
export function CardAction({ children, ...rest }: { 'aria-hidden'?: 'true'; children: ReactNode }) {
  return (
    <p
      className="card-action mt-auto flex items-center gap-[0.4rem] pt-xs font-semibold text-accent print:hidden"
      {...rest}
    >
      {children}
    </p>
  );
}

type PanelProps = HTMLAttributes<HTMLElement> & { as?: 'div' | 'section' | 'li' };

/** A box round data. */
export function Panel({ as: Element = 'div', className = '', ...rest }: PanelProps) {
  return (
    <Element
      className={`panel rounded-card border border-line bg-paper p-m @phone:p-5 [:where(&>p)]:text-muted ${className}`}
      {...rest}
    />
  );
}
