import { locale as rootLocale } from 'next/root-params';
import { type Collection, docFor } from '@/lib/content/catalogue.ts';
import { defaultLocale, isLocale } from '@/lib/i18n/locales.ts';
import { type PageContext, routeOf } from '@/lib/routes.ts';

/** Context of the page that Next is rendering; its language is the first part of the address. */
export async function pageContext<C extends Collection>(collection: C, slug: string): Promise<PageContext<C>> {
  const code = await rootLocale();
  const locale = code !== undefined && isLocale(code) ? code : defaultLocale;
  const route = routeOf(collection, slug);
  return { route, locale, textLocale: docFor(route.entry, locale).locale };
}
