import { twinPath } from './twin.ts';

/** Leads to this address in a language, where it names none. */
export function leadToTwin(language: string): void {
  const twin = twinPath(location.pathname, language);
  if (!twin) return;
  document.documentElement.hidden = true; // no flash of the wrong language
  // A reader who stops the page that is loading reads on here.
  setTimeout(() => {
    document.documentElement.hidden = false;
  }, 5000);
  location.replace(twin + location.search + location.hash);
}
