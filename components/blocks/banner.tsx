import { Island } from '@/components/islands/island.tsx';
import { showsBanners } from '@/lib/content/authorisation.ts';
import { catalogue } from '@/lib/content/catalogue.ts';
import type { Region } from '@/lib/content/schema/index.ts';
import type { Locale } from '@/lib/i18n/locales.ts';
import { type PageContext, regionOf } from '@/lib/routes.ts';

interface Props {
  id: number;
  region?: Region;
  locale: Locale;
  page: PageContext;
}

/** Whether the owner's settings let banners stand on a page, or in a part of it that is for a region. */
export function hasBanners(page: PageContext, region = regionOf(page.route)): boolean {
  const { site, countries } = catalogue();
  return showsBanners(site, { region, locale: page.locale }, countries);
}

/** A sponsored banner of the partner programme; nothing where the owner's settings let none stand. */
export function Banner({ id, region, locale, page }: Props) {
  const { host, width, height, ids } = catalogue().site.banners;
  const affiliateLinkId = ids[String(id)];
  if (affiliateLinkId === undefined || !hasBanners(page, region)) return null;
  return (
    <Island
      name="banner"
      when="visible"
      locale={locale}
      props={{ bannerId: id, affiliateLinkId, region, host, width, height }}
    />
  );
}
