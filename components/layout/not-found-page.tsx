import { HeroActions, HeroText } from '@/components/blocks/hero.tsx';
import { NotFoundArt } from '@/components/ui/art.tsx';
import { Button } from '@/components/ui/button.tsx';
import type { Locale } from '@/lib/i18n/locales.ts';
import { localizedPath } from '@/lib/i18n/urls.ts';
import { ids } from '@/lib/ids.ts';
import { Document } from './document.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { SkipLink } from './skip-link.tsx';

/** The 404 page of a language. The specification fixes its words in English; what stands round them is in the language. */
export function NotFoundPage({ locale }: { locale: Locale }) {
  return (
    <Document locale={locale} script="notFound">
      <SkipLink locale={locale} />
      <Header locale={locale} />
      <main id={ids.main} tabIndex={-1} lang="en">
        <div className="relative grid min-h-[60vh] items-center overflow-clip on-field">
          <NotFoundArt />
          <HeroText>
            <h1 className="text-[clamp(5rem,22vw,11rem)] leading-[0.9]">404</h1>
            <p>Oops! Page not found</p>
            <HeroActions>
              <Button href={localizedPath('/', locale)}>Return to Home</Button>
            </HeroActions>
          </HeroText>
        </div>
      </main>
      <Footer locale={locale} />
    </Document>
  );
}
