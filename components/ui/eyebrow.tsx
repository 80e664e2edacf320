import type { ReactNode } from 'react';

/** The line above a title: what kind of page or text it is. */
export function Eyebrow({ children }: { children: ReactNode }) {
  return <p className="flex items-center gap-s text-small font-semibold text-group">{children}</p>;
}
