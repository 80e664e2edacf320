/** In the head of the 404 page, which follows the reader's choice wherever they come from, and not the browser's language. */
import { storedChoice } from '@/lib/i18n/choice.ts';
import './early-taps.ts';
import './language-links.ts';
import { leadToTwin } from './lead-to-twin.ts';
import './scripts-are-on.ts';

console.error(`404: ${location.pathname}`);
leadToTwin(storedChoice() ?? '');
