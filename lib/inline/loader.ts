/**
 * Loads the islands' code and hydrates each island at its trigger (`lib/islands.ts`). The export adapter puts this at the end of
 * every page that has islands; it is the same on all of them.
 */

import './panels.ts';

/** Address of the islands' code, filled in by the adapter. */
declare const ISLANDS_URL: string;

interface Code {
  hydrate: (island: HTMLElement) => Promise<void>;
}

let code: Promise<Code> | undefined;
const started = new Set<HTMLElement>();

async function start(island: HTMLElement) {
  if (started.has(island)) return;
  started.add(island);
  try {
    code ??= import(ISLANDS_URL) as Promise<Code>;
    await (await code).hydrate(island);
    island.dataset.live = '';
    heldTaps.get(island)?.click();
  } catch {
    delete document.documentElement.dataset.js; // everything becomes readable: components/islands/islands.css
  }
}

const near = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) start(target as HTMLElement);
  },
  { rootMargin: '300px' },
);

const idle = window.requestIdleCallback ?? setTimeout; // Safari has no idle callback

for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) {
  const { when } = island.dataset;
  if (when === 'visible') near.observe(island);
  else if (when === 'idle-visible') addEventListener('load', () => idle(() => near.observe(island)));
  else
    for (const type of ['pointerenter', 'touchstart'])
      island.addEventListener(type, () => start(island), { passive: true });
  // Whoever moves the focus into an island uses it now.
  island.addEventListener('focusin', () => start(island));
  if (island.contains(document.activeElement)) start(island);
}

// A tap, before this script (`early-taps.ts`) or after it, wants its island at once.
const startTapped = () => {
  for (const island of heldTaps.keys()) start(island);
};
startTapped();
addEventListener('click', startTapped, true);
