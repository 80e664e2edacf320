import '@/styles/globals.css';
import { locale as rootLocale } from 'next/root-params';
import type { ReactNode } from 'react';
import { Document } from '@/components/layout/document.tsx';
import { isLocale, localeCodes } from '@/lib/i18n/locales.ts';
import { siteMetadata, siteViewport } from '@/lib/seo/metadata.ts';

export const dynamicParams = false;

export function generateStaticParams() {
  return localeCodes.map((locale) => ({ locale }));
}

export const generateMetadata = siteMetadata;
export const viewport = siteViewport;

export default async function RootLayout({ children }: { children: ReactNode }) {
  const locale = await rootLocale();
  if (!isLocale(locale)) throw new Error(`“${locale}” is not a language of this site`);
  return <Document locale={locale}>{children}</Document>;
}
