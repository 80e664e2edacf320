import type { Review } from './catalogue.ts';
import type { Site } from './schema/index.ts';

/**
 * The banner before the footer: the first that is for the page's region (any, where the page has none) and not in its text already:
 * of two banners of one id, the lower would be an empty frame. `undefined`: the page goes without.
 */
export function bottomBanner(
  { bottom }: Pick<Site['banners'], 'bottom'>,
  region: Review['region'] | undefined,
  inText: readonly number[],
): number | undefined {
  return bottom.find((banner) => (!region || banner.region === region) && !inText.includes(banner.id))?.id;
}
