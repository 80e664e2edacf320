import type { ReactNode } from 'react';
import { Banner, hasBanners } from '@/components/blocks/banner.tsx';
import { Breadcrumbs } from '@/components/ui/breadcrumbs.tsx';
import { bottomBanner } from '@/lib/content/bottom-banner.ts';
import { catalogue, docFor } from '@/lib/content/catalogue.ts';
import { locales } from '@/lib/i18n/locales.ts';
import { translator } from '@/lib/i18n/translate.ts';
import { ids } from '@/lib/ids.ts';
import { type PageContext, regionOf } from '@/lib/routes.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { JsonLd } from './json-ld.tsx';
import { SkipLink } from './skip-link.tsx';
import { Notice, TranslationNotice } from './translation-notice.tsx';

/** What every page has round its text: skip link, header, notices, the banner before the footer, footer. */
export function PageShell({ page, children }: { page: PageContext; children: ReactNode }) {
  const { locale, textLocale, route } = page;
  const t = translator(locale, 'layout');
  const { doc } = docFor(route.entry, textLocale);
  const inText = doc.body.components.flatMap(({ value: { name, props } }) =>
    name === 'Banner' ? Number(props.id) : [],
  );
  // Guide articles go without the block that other pages have before the footer.
  const hasBottom = route.collection !== 'guide' && hasBanners(page);
  const bottom = hasBottom ? bottomBanner(catalogue().site.banners, regionOf(route), inText) : undefined;
  return (
    <>
      <SkipLink locale={locale} />
      <Header locale={locale} path={route.path} />
      {/* A banner between sections keeps off the edges. */}
      <main
        id={ids.main}
        tabIndex={-1}
        lang={locales[textLocale].hreflang}
        className="[&>[data-island=banner]]:px-gutter [&>[data-island=banner]]:pt-xl [&>[data-island=banner]:has(+[data-tone=tinted])]:pb-section"
      >
        <div className="wrap" lang={locales[locale].hreflang}>
          <Breadcrumbs page={page} />
          <TranslationNotice page={page} />
          {doc.frontmatter.draft && <Notice>{t('draft')}</Notice>}
        </div>
        {children}
      </main>
      {bottom && (
        <aside className="wrap py-xl print:hidden" aria-label={t('sponsored')}>
          <Banner id={bottom} locale={locale} page={page} />
        </aside>
      )}
      <Footer page={page} locale={locale} />
      <JsonLd page={page} />
    </>
  );
}
