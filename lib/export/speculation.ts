/**
 * Which pages the browser may fetch before the visitor goes there: those of this site that a link is hovered or pressed for.
 * Only the HTML is fetched, nothing in it runs. Chromium does none of this for readers who save data or battery, and browsers
 * that do not know it ignore it.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          // Files, such as feeds, and places on this very page.
          { not: { href_matches: '/*.*' } },
          { not: { selector_matches: '[href^="#"]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});
