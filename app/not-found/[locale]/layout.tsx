import '@/styles/globals.css';
import { locale as rootLocale } from 'next/root-params';
import { NotFoundPage } from '@/components/layout/not-found-page.tsx';
import { defaultLocale, isLocale, localeCodes } from '@/lib/i18n/locales.ts';
import { notFoundMetadata, siteViewport } from '@/lib/seo/metadata.ts';

export const dynamicParams = false;

export function generateStaticParams() {
  return localeCodes.filter((locale) => locale !== defaultLocale).map((locale) => ({ locale }));
}

export const generateMetadata = notFoundMetadata;
export const viewport = siteViewport;

/** The 404 page of addresses that name a language; the export puts it at `<language>/404.html`. */
export default async function NotFoundLayout() {
  const locale = await rootLocale();
  if (!isLocale(locale)) throw new Error(`“${locale}” is not a language of this site`);
  return <NotFoundPage locale={locale} />;
}
