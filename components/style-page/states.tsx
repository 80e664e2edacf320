/** What a pointer or the Tab key brings about, shown without either: `data-state="hover"` looks as `:hover` does. */
export const states = ['hover', 'focus-visible', 'active'] as const;

/** Gives each rule for such a state a copy for `data-state` (`\\:` is in the name of a utility). It runs in the page, on the style sheets that it finds there. */
function showStates() {
  const state = /(?<!\\):(hover|focus-visible|active)/g;
  const copy = (parent: CSSStyleSheet | CSSGroupingRule | CSSStyleRule) => {
    for (let index = parent.cssRules.length - 1; index >= 0; index--) {
      const rule = parent.cssRules[index];
      if (rule instanceof CSSStyleRule && rule.selectorText.match(state))
        parent.insertRule(rule.cssText.replaceAll(state, '[data-state="$1"]'), index + 1);
      else if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) copy(rule);
    }
  };
  for (const sheet of document.styleSheets) copy(sheet);
}

/** Stands at the end of the page, so that it waits for all style sheets, and for no banner. */
export function ShowStates() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the source of the function above, in the development server only
  return <script dangerouslySetInnerHTML={{ __html: `addEventListener('DOMContentLoaded', ${showStates})` }} />;
}
