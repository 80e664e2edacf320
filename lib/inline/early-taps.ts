/**
 * Keeps the last button tapped in each island that is not hydrated yet, from the first line of the page on; `loader.ts` repeats the
 * tap on it. Navigation of any kind drops what is kept: a late answer would undo where the reader has gone since. The first click
 * also turns smooth scrolling on.
 */
declare global {
  /** Buttons by their island. */
  var heldTaps: Map<HTMLElement, HTMLElement>;
}

globalThis.heldTaps = new Map();

addEventListener(
  'click',
  ({ target }) => {
    // Smooth scrolling from here on. Before, it is the browser that scrolls, as after a reload, and that must not glide.
    document.documentElement.dataset.smooth = '';
    if (!(target instanceof Element)) return;
    if (target.closest('a')) heldTaps.clear();
    const button = target.closest<HTMLElement>('[data-island]:not([data-live]) button');
    const island = button?.closest<HTMLElement>('[data-island]');
    if (button && island) heldTaps.set(island, button);
  },
  true,
);
addEventListener('hashchange', () => heldTaps.clear());

export {}; // a module: else it could not declare what is global
