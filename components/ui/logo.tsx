import { createElement } from 'react';
import { logoShapes } from '@/lib/brand.ts';

/** The site's mark and name. Drawn here, so that it takes the colours of the reader's scheme. */
export function Logo({ name }: { name: string }) {
  return (
    <span className="logo">
      <svg viewBox="0 0 32 32" aria-hidden="true">
        {logoShapes('var(--color-accent)', 'var(--color-on-accent)').map(
          ([tag, { 'stroke-width': strokeWidth, ...rest }]) =>
            createElement(tag, { key: JSON.stringify(rest), strokeWidth, ...rest }),
        )}
      </svg>
      {name}
    </span>
  );
}
