/** At the end of every page's body: improvements to what works without scripts. */
import './contents.ts';
import './menu.ts';
import './popovers.ts';
import './scrolling-tables.ts';
