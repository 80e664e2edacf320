import type { ReactNode } from 'react';

/** What a text is about, in larger letters under its heading. */
export function Lead({ children }: { children: ReactNode }) {
  return <p className="max-w-measure text-lead/[1.45] text-muted">{children}</p>;
}
