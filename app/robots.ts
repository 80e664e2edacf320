import type { MetadataRoute } from 'next';
import { catalogue } from '@/lib/content/catalogue.ts';

export const dynamic = 'force-static';

/** Crawlers may read everything. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: `${catalogue().site.url}/sitemap.xml` };
}
