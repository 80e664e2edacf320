/** What pages and loader agree on about islands. Their components are in `components/islands`. */

export type IslandName = 'banner' | 'tabs' | 'letter-picker' | 'language-switch';

/**
 * When an island's code loads and takes over its HTML; whatever it waits for, who focuses something in it wants it at once.
 * - `visible`: within 300 px of the viewport.
 * - `idle-visible`: likewise, but after the page's `load` event and an idle moment.
 * - `intent`: on hover or touch.
 */
export type HydrationTrigger = 'visible' | 'idle-visible' | 'intent';
