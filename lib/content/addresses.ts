/** Places of the site that code leads to. The check says when a text has lost one. */

import { ids } from '@/lib/ids.ts';
import { type Region, regions } from './schema/fields.ts';

/** Where help stands: one tap away on every page. */
export const helpPath = '/contato#ajuda';

/** Where “Best Sites” leads: the list of the page that the specification names. */
export const bestSitesPath = '/brasil#casas';

/** Where the site says who pays it. */
export const earningsPath = '/sobre#como-ganhamos';

/** Where /sobre answers what a reader may ask beside a score. */
export const howWeScore = {
  twoScores: '/sobre#duas-notas',
  criteria: '/sobre#criterios',
  notTested: '/sobre#o-que-nao-testamos',
} as const;

/** Where the site tells the law of a region, with its regulators' lists. */
export const lawPath = (region: Region) => (region === 'brasil' ? `/brasil#${ids.law}` : '/latam#paises');

/** Where the dictionary defines a term. */
export const termPath = (id: string) => `/dicionario#${id}`;

/** The feed, which no text is behind. */
export const feedPath = '/feed.xml';

/** The places that stand in texts; those of terms are made of the glossary. */
export const places: readonly string[] = [
  helpPath,
  bestSitesPath,
  earningsPath,
  ...Object.values(howWeScore),
  ...regions.map(lawPath),
];
