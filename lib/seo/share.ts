import { type Collection, catalogue, collections, docFor } from '@/lib/content/catalogue.ts';
import { isLocale, type Locale } from '@/lib/i18n/locales.ts';
import { type Route, routeAt, routes } from '@/lib/routes.ts';
import type { Box } from './fit-text.ts';

/** Size of the pictures that other sites show beside a link to a page. */
export const shareSize = { width: 1200, height: 630 } as const;

/** Where the title stands on them: left of the picture, between eyebrow and foot. */
export const titleBox: Box = { width: 650, height: 310, leading: 1.1, sizes: [88, 80, 72, 66, 60, 54, 48, 42] };

/** Address of a page's share picture: one for each language that its text exists in. */
export function shareUrl(route: Route, locale: Locale): string {
  const name = sharePictureName(route, docFor(route.entry, locale).locale);
  return `${catalogue().site.url}/share/${name.join('/')}`;
}

/** Folders and file name of a share picture below `/share`. */
function sharePictureName({ collection, slug }: { collection: Collection; slug: string }, locale: Locale): string[] {
  return [locale, collection, `${slug}.png`];
}

interface SharePage {
  name: string[];
  route: Route;
  locale: Locale;
}

/** Every share picture of the site. */
export function sharePictures(): SharePage[] {
  return routes().flatMap((route) =>
    route.locales.map((locale) => ({ name: sharePictureName(route, locale), route, locale })),
  );
}

/** The share picture of a name, if there is one. */
export function sharePictureOf([locale = '', collection = '', file = '']: readonly string[]): SharePage | undefined {
  if (!isLocale(locale) || !Object.hasOwn(collections, collection)) return undefined;
  const route = routeAt(collections[collection as Collection].path(file.replace(/\.png$/, '')));
  return route?.locales.includes(locale) ? { name: sharePictureName(route, locale), route, locale } : undefined;
}
