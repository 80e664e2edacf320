/** Places in texts that code leads to: the check says when a text has lost one. */

/** Where help stands: one tap away on every page. */
export const helpPath = '/contato#ajuda';

/** Where “Best Sites” leads: the list of the page that the specification names. */
export const bestSitesPath = '/brasil#casas';
