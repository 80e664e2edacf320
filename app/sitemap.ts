import type { MetadataRoute } from 'next';
import { routes } from '@/lib/routes.ts';
import { lastChanged } from '@/lib/seo/last-changed.ts';
import { alternates, canonicalUrl } from '@/lib/seo/metadata.ts';

export const dynamic = 'force-static';

/** Every page in every language that its text exists in, with the day of its last change. */
export default function sitemap(): MetadataRoute.Sitemap {
  return routes().flatMap((route) =>
    route.locales.map((locale) => ({
      url: canonicalUrl(route, locale),
      lastModified: lastChanged(route, locale),
      alternates: { languages: alternates(route) },
    })),
  );
}
