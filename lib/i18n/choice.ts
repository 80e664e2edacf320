import { isLocale, type Locale } from './locales.ts';

const key = 'language';

/** The language that the visitor chose, if the browser still knows. A damaged value counts as none. */
export function storedChoice(): Locale | undefined {
  try {
    const value = localStorage.getItem(key);
    return value !== null && isLocale(value) ? value : undefined;
  } catch {
    return undefined; // storage is closed (private mode)
  }
}

/** A click on a language link: remembers the choice, and lets the link keep the page's query and hash. */
export function chooseLanguage(link: HTMLAnchorElement): void {
  link.search = location.search;
  link.hash = location.hash;
  try {
    localStorage.setItem(key, link.dataset.locale ?? '');
  } catch {
    // Without storage the link still leads to the chosen language.
  }
}
