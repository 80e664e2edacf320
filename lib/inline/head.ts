/** In the head of every page but the 404 page, before first paint. */
import { storedChoice } from '@/lib/i18n/choice.ts';
import './early-taps.ts';
import './language-links.ts';
import { leadToTwin } from './lead-to-twin.ts';
import './pointer.ts';
import './scripts-are-on.ts';
import { isFromOutside } from './twin.ts';

if (isFromOutside(window)) leadToTwin(storedChoice() ?? navigator.language);
