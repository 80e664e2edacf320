import { themeColor } from '@/lib/brand.ts';
import type { Review } from './catalogue.ts';

/** Ground colours: the accents of the two regions in the light scheme, on which white is legible. */
export const grounds = { brasil: themeColor('brasil'), latam: themeColor('latam') } as const;

/** An operator's mark as an SVG file: one to three letters in a square. */
export function lettermark({ mark, region }: Pick<Review, 'mark' | 'region'>): string {
  const size = [0, 44, 36, 26][mark.length];
  const letters = mark.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80"><rect width="80" height="80" rx="16" fill="${grounds[region]}"/>` +
    `<path d="M80 40a40 40 0 0 1-40 40V62a22 22 0 0 0 22-22z" fill="#fff" opacity=".12"/>` +
    `<text x="40" y="40" dy=".36em" text-anchor="middle" font-family="Arial,Helvetica,sans-serif" font-weight="700" font-size="${size}" fill="#fff">${letters}</text></svg>\n`
  );
}
