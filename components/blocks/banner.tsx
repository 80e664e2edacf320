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
  /** Tells two banners of the same id on one page apart. */
  slot?: string;
}

/** A sponsored banner of the partner programme; nothing where the owner's settings let none stand. */
export function Banner({ id, region, locale, page, slot = 'text' }: Props) {
  const { site, countries } = catalogue();
  const { enabled, host, width, height, ids } = site.banners;
  const affiliateLinkId = ids[String(id)];
  if (!enabled || affiliateLinkId === undefined) return null;
  const readers = { region: region ?? regionOf(page.route), locale: page.locale };
  if (!showsBanners(site.partnerButtons, readers, countries)) return null;
  return (
    <Island
      name="banner"
      when="visible"
      locale={locale}
      props={{ bannerId: id, affiliateLinkId, region, host, width, height, slot }}
    />
  );
}
