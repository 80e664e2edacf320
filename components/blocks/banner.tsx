import { Island } from '@/components/islands/island.tsx';
import { catalogue } from '@/lib/content/catalogue.ts';
import type { Locale } from '@/lib/i18n/locales.ts';

interface Props {
  id: number;
  region?: 'brasil' | 'latam';
  locale: Locale;
  /** Tells two banners of the same id on one page apart. */
  slot?: string;
}

/** A sponsored banner of the partner programme; nothing where the owner has turned banners off. */
export function Banner({ id, region, locale, slot = 'text' }: Props) {
  const { enabled, host, width, height, ids } = catalogue().site.banners;
  const affiliateLinkId = ids[String(id)];
  if (!enabled || affiliateLinkId === undefined) return null;
  return (
    <Island
      name="banner"
      when="visible"
      locale={locale}
      props={{ bannerId: id, affiliateLinkId, region, host, width, height, slot }}
    />
  );
}
