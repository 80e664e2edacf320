import '@/styles/globals.css';
import { NotFoundPage } from '@/components/layout/not-found-page.tsx';
import { defaultLocale } from '@/lib/i18n/locales.ts';
import { notFoundMetadata, siteViewport } from '@/lib/seo/metadata.ts';

export const viewport = siteViewport;
export const metadata = notFoundMetadata();

/** The 404 page of every address that names no language. */
export default function NotFound() {
  return <NotFoundPage locale={defaultLocale} />;
}
