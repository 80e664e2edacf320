/** Entry of the islands' code in the exported site: brings one wrapper of `island.tsx` to life. `next dev` does without it. */
import { startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { IslandName } from '@/lib/islands.ts';
import { type IslandData, IslandRoot } from './island-root.tsx';

/**
 * Resolves once the island answers to the visitor. Texts that a translating browser has changed by then stay as they are: each is
 * all that its element holds, and that has `suppressHydrationWarning`.
 */
export function hydrate(wrapper: HTMLElement): Promise<void> {
  // Both attributes are written by `island.tsx`, and the export adapter has checked the name.
  const name = wrapper.dataset.island as IslandName;
  const data = JSON.parse(wrapper.dataset.props ?? '') as IslandData<IslandName>;
  return new Promise((resolve) => {
    // In a transition React works in slices of a few milliseconds, between which the page answers.
    startTransition(() => {
      hydrateRoot(
        wrapper,
        <>
          <IslandRoot name={name} {...data} />
          <Alive then={resolve} />
        </>,
      );
    });
  });
}

/** Renders nothing, and tells when its neighbours' effects have run. */
function Alive({ then }: { then: () => void }) {
  useEffect(then, [then]);
  return null;
}
