/** At the end of every page's body: what works without it, done better. */
import './menu.ts';
import './scrolling-tables.ts';
