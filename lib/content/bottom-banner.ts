import type { Review } from './catalogue.ts';
import type { Site } from './schema/index.ts';

/**
 * The banner before the footer: the first that is for the page's region, or for any where it has none, and that its text does
 * not show already: two banners of one id would leave the lower one an empty frame. `undefined`: the page goes without.
 */
export function bottomBanner(
  { bottom }: Pick<Site['banners'], 'bottom'>,
  region: Review['region'] | undefined,
  inText: readonly number[],
): number | undefined {
  return bottom.find((banner) => (!region || banner.region === region) && !inText.includes(banner.id))?.id;
}
