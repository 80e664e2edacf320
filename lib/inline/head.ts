/** In the head of every page but the 404 page, before first paint. */
import { storedChoice } from '@/lib/i18n/choice.ts';
import { firstVisitPath } from './first-visit.ts';
import './early-taps.ts';
import './scripts-are-on.ts';

const twin = firstVisitPath({
  pathname: location.pathname,
  language: navigator.language,
  userAgent: navigator.userAgent,
  referrer: document.referrer,
  origin: location.origin,
  choice: storedChoice(),
});

if (twin) {
  document.documentElement.hidden = true; // no flash of the wrong language
  location.replace(twin + location.search + location.hash);
}
