import { twinPath } from './twin.ts';

/** Leads to this address in the reader's language, where that is another. */
export function leadToTwin(language: string): void {
  const twin = twinPath(window, language);
  if (!twin) return;
  document.documentElement.hidden = true; // no flash of the wrong language
  // Who stops the way there reads on here.
  setTimeout(() => {
    document.documentElement.hidden = false;
  }, 5000);
  location.replace(twin + location.search + location.hash);
}
