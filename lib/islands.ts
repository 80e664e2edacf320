/** What pages, loader and export adapter agree on about islands. Their components are in `components/islands`. */

export const islandNames = ['banner', 'tabs', 'letter-picker', 'language-switch'] as const;
export type IslandName = (typeof islandNames)[number];

/**
 * When an island's code loads and takes over its HTML; whatever it waits for, who focuses something in it wants it at once.
 * - `visible`: within 300 px of the viewport.
 * - `idle-visible`: likewise, but after the page's `load` event and an idle moment.
 * - `intent`: on hover or touch.
 */
export const hydrationTriggers = ['visible', 'idle-visible', 'intent'] as const;
export type HydrationTrigger = (typeof hydrationTriggers)[number];
