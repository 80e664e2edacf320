/**
 * Holds the last button tapped in each island that is not alive yet, from the first line of the page on; `loader.ts` gives the
 * tap back. Going elsewhere, by any link or by the history, drops what is held: a late answer would undo where the reader went
 * since. And from the first click on, the page glides.
 */
declare global {
  /** Buttons by their island. */
  var heldTaps: Map<HTMLElement, HTMLElement>;
}

globalThis.heldTaps = new Map();

addEventListener(
  'click',
  ({ target }) => {
    // From here on the page glides to where the reader asks to go. Before, it is the browser that jumps, as on a reload.
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
