/** In the head of the 404 page, which stays where it is in any language. */
import './early-taps.ts';
import './scripts-are-on.ts';

console.error(`404: ${location.pathname}`);
