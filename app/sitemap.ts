import type { MetadataRoute } from 'next';
import { routes } from '@/lib/routes.ts';
import { alternates, canonicalUrl } from '@/lib/seo/metadata.ts';

export const dynamic = 'force-static';

/** Every page in every language that its text exists in, with the day on which the text was last changed. */
export default function sitemap(): MetadataRoute.Sitemap {
  return routes().flatMap((route) =>
    route.locales.map((locale) => ({
      url: canonicalUrl(route, locale),
      lastModified: route.entry.docs[locale]?.frontmatter.updated,
      alternates: { languages: alternates(route) },
    })),
  );
}
