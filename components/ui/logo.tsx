import { createElement } from 'react';
import { logoShapes } from '@/lib/brand.ts';

/** The site's mark and name. Drawn here, so that it takes the colours of the reader's scheme. */
export function Logo({ name }: { name: string }) {
  return (
    <span className="logo inline-flex min-h-target items-center gap-[0.6rem] font-display text-[clamp(1rem,0.9rem+0.5vw,1.1875rem)] leading-[1.1] font-bold tracking-[-0.01em] wrap-normal text-ink">
      <svg className="size-8 shrink-0" viewBox="0 0 32 32" aria-hidden="true">
        {logoShapes('var(--color-accent)', 'var(--color-on-accent)').map(
          ([tag, { 'stroke-width': strokeWidth, ...rest }]) =>
            createElement(tag, { key: JSON.stringify(rest), strokeWidth, ...rest }),
        )}
      </svg>
      {name}
    </span>
  );
}
