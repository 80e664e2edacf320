/** Links to pages of this site: files such as feeds have a dot in their address, and places on this very page begin with `#`. */
const page = 'a[href^="/"]:not([href*="."])';

/**
 * Which pages the browser may fetch before the visitor goes there: those of this site that a link is hovered or pressed for.
 * Only the HTML is fetched, nothing in it runs. Chromium does none of this for readers who save data or battery, and browsers
 * that do not know it ignore it.
 *
 * "Moderate" is for pointers that hover (`lib/inline/pointer.ts`) alone: on phones it fetches what comes into view, untouched.
 * https://groups.google.com/a/chromium.org/g/blink-dev/c/YYBd-eksiE8
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    { where: { selector_matches: page }, eagerness: 'conservative' },
    { where: { selector_matches: `[data-hover] ${page}` }, eagerness: 'moderate' },
  ],
});
