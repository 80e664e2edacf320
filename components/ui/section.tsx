import type { HTMLAttributes } from 'react';

type Props = HTMLAttributes<HTMLElement> & { tone?: 'plain' | 'tinted' };

/** A part of a page, as wide as the window, with its text in the page's width. Two plain ones stand as close as one. */
export function SectionFrame({ tone = 'plain', children, className = '', ...rest }: Props) {
  return (
    <section
      className={`py-section ${tone === 'tinted' ? 'bg-surface [--ground:var(--color-surface)]' : '[[data-tone=plain]+&]:pt-0'}`}
      data-tone={tone}
      {...rest}
    >
      {/* Paragraphs of a text keep to the column; a link in a short one can be tapped without moving its lines. */}
      <div
        className={`wrap [&>p:not([class])]:max-w-column [&>p:not([class])>a]:not-focus-visible:py-[0.8rem] ${className || 'space-y-l'}`}
      >
        {children}
      </div>
    </section>
  );
}

/** The line under a section's heading, close to it. */
export function SectionIntro({ children }: { children: string }) {
  return <p className="-mt-m max-w-column text-muted">{children}</p>;
}
