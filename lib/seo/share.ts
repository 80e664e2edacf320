import { type Collection, catalogue, textOf } from '@/lib/content/catalogue.ts';
import type { Locale } from '@/lib/i18n/locales.ts';
import { type Route, routes } from '@/lib/routes.ts';

/** Size of the pictures that other sites show beside a link to a page. */
export const shareSize = { width: 1200, height: 630 } as const;

/** Address of a page's share picture: one for each language that its text exists in. */
export function shareUrl(route: Route, locale: Locale): string {
  const name = sharePictureName(route, textOf(route.entry, locale).locale);
  return `${catalogue().site.url}/share/${name.join('/')}`;
}

/** Folders and file name of a share picture below `/share`. */
export function sharePictureName(
  { collection, slug }: { collection: Collection; slug: string },
  locale: Locale,
): string[] {
  return [locale, collection, `${slug}.png`];
}

/** Every share picture of the site. */
export function sharePictures(): { name: string[]; route: Route; locale: Locale }[] {
  return routes().flatMap((route) =>
    route.locales.map((locale) => ({ name: sharePictureName(route, locale), route, locale })),
  );
}
