import { isLocale, localeCodes } from '@/lib/i18n/locales.ts';
import { rssFeed } from '@/lib/seo/feed.ts';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return localeCodes.map((locale) => ({ locale }));
}

/** `/feed.xml` of each language. A route handler has no root params, so the language comes with the request's own. */
export async function GET(_request: Request, { params }: { params: Promise<{ locale: string }> }) {
  const { locale } = await params;
  if (!isLocale(locale)) return new Response('Not found', { status: 404 });
  return new Response(rssFeed(locale), { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } });
}
