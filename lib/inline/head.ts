/** In the head of every page but the 404 page, before first paint. */
import { storedChoice } from '@/lib/i18n/choice.ts';
import { firstVisitPath } from './first-visit.ts';
import './early-taps.ts';
import './pointer.ts';
import './scripts-are-on.ts';

const twin = firstVisitPath(window, storedChoice());

if (twin) {
  document.documentElement.hidden = true; // no flash of the wrong language
  location.replace(twin + location.search + location.hash);
}
