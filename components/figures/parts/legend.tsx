import type { ReactNode } from 'react';

/** What the lines or cells of a drawing are: a list of items, each a small drawing and its name. */
export function Legend({ children }: { children: ReactNode }) {
  return (
    <ul className="mb-s flex flex-wrap gap-x-5 gap-y-xs text-small *:m-0 *:flex *:items-center *:gap-s">{children}</ul>
  );
}
