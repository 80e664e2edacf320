import '@/app/globals.css';
import type { Metadata } from 'next';
import { Document } from '@/components/layout/document.tsx';
import { Footer } from '@/components/layout/footer.tsx';
import { Header } from '@/components/layout/header.tsx';
import { NotFoundArt } from '@/components/ui/art.tsx';
import { defaultLocale } from '@/lib/i18n/locales.ts';
import { siteMetadata, siteViewport } from '@/lib/seo/metadata.ts';

export const viewport = siteViewport;
export const metadata: Metadata = { ...siteMetadata(), title: '404: page not found', robots: { index: false } };

/** The 404 page of every address; its words are fixed by the specification, in English. */
export default function NotFound() {
  return (
    <Document locale={defaultLocale} script="notFound">
      <Header locale={defaultLocale} />
      <main id="conteudo" tabIndex={-1} lang="en" className="wrap not-found">
        <NotFoundArt />
        <h1>404</h1>
        <p>Oops! Page not found</p>
        <a className="button" href="/">
          Return to Home
        </a>
      </main>
      <Footer />
    </Document>
  );
}
