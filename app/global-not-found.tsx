import '@/styles/globals.css';
import type { Metadata } from 'next';
import { HeroActions, HeroText } from '@/components/blocks/hero.tsx';
import { Document } from '@/components/layout/document.tsx';
import { Footer } from '@/components/layout/footer.tsx';
import { Header } from '@/components/layout/header.tsx';
import { SkipLink } from '@/components/layout/skip-link.tsx';
import { NotFoundArt } from '@/components/ui/art.tsx';
import { Button } from '@/components/ui/button.tsx';
import { defaultLocale } from '@/lib/i18n/locales.ts';
import { siteMetadata, siteViewport } from '@/lib/seo/metadata.ts';

export const viewport = siteViewport;
export const metadata: Metadata = { ...siteMetadata(), title: '404: page not found', robots: { index: false } };

/** The 404 page of every address; its words are fixed by the specification, in English. */
export default function NotFound() {
  return (
    <Document locale={defaultLocale} script="notFound">
      <SkipLink locale={defaultLocale} />
      <Header locale={defaultLocale} />
      <main id="conteudo" tabIndex={-1} lang="en">
        <div className="relative grid min-h-[60vh] items-center overflow-clip on-field">
          <NotFoundArt />
          <HeroText>
            <h1 className="text-[clamp(5rem,22vw,11rem)] leading-[0.9]">404</h1>
            <p>Oops! Page not found</p>
            <HeroActions>
              <Button href="/">Return to Home</Button>
            </HeroActions>
          </HeroText>
        </div>
      </main>
      <Footer />
    </Document>
  );
}
