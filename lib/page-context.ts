import { locale as rootLocale } from 'next/root-params';
import { type Collection, catalogue, textOf } from '@/lib/content/catalogue.ts';
import { defaultLocale, isLocale } from '@/lib/i18n/locales.ts';
import { type PageContext, routeOf } from '@/lib/routes.ts';

/** Context of the page that Next is rendering; its language is the first part of the address. */
export async function pageContext(collection: Collection, slug: string): Promise<PageContext> {
  const code = await rootLocale();
  const locale = code !== undefined && isLocale(code) ? code : defaultLocale;
  const route = routeOf(collection, slug);
  return {
    route,
    locale,
    textLocale: textOf(route.entry, locale).locale,
    review: collection === 'reviews' ? catalogue().reviews.find((review) => review.slug === slug) : undefined,
  };
}
