import { Island } from '@/components/islands/island.tsx';
import { HelpLine, helpByCountry, LINES_SHOWN, NoHelp } from '@/components/law/help-lines.tsx';
import { Link } from '@/components/ui/link.tsx';
import { Logo } from '@/components/ui/logo.tsx';
import { ageLimit } from '@/lib/brand.ts';
import { helpPath } from '@/lib/content/addresses.ts';
import { catalogue } from '@/lib/content/catalogue.ts';
import type { Locale } from '@/lib/i18n/locales.ts';
import { inLanguage } from '@/lib/i18n/localized.ts';
import { translator } from '@/lib/i18n/translate.ts';
import { ids } from '@/lib/ids.ts';
import { footerNavigation, type PageContext } from '@/lib/routes.ts';

/** The footer. Without a page (404) the language switch leads to the home pages. */
export function Footer({ page, locale }: { page?: PageContext; locale: Locale }) {
  const { site } = catalogue();
  const t = translator(locale, 'footer');
  return (
    <footer className="bg-surface text-small print:hidden">
      <ResponsibleGambling locale={locale} />
      <div className="wrap">
        <div className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-l pt-xl pb-l @wide:grid-cols-[2fr_1fr_1fr_1fr]">
          <div className="col-span-full max-w-[26rem] @wide:col-auto">
            <Logo name={site.name} />
            <p>{t('description')}</p>
          </div>
          <LinkList title={t('useful')} links={footerNavigation.useful} locale={locale} />
          <LinkList title={t('institutional')} links={footerNavigation.institutional} locale={locale} />
          {/* The languages stand in one line under the two lists where there is no column for them. */}
          <nav aria-label={t('language')} className="@max-tablet:col-span-full">
            <FooterHeading>{t('language')}</FooterHeading>
            <Island name="language-switch" when="intent" locale={locale} props={{ path: page?.route.path ?? '/' }} />
          </nav>
        </div>
        <p className="border-t border-line pt-m pb-l text-muted">
          {t('copyright', { year: String(site.year), name: site.name })}
        </p>
      </div>
    </footer>
  );
}

function LinkList({
  title,
  links,
  locale,
}: {
  title: string;
  links: (typeof footerNavigation)[keyof typeof footerNavigation];
  locale: Locale;
}) {
  const t = translator(locale, 'nav');
  return (
    <nav aria-label={title}>
      <FooterHeading>{title}</FooterHeading>
      <ul>
        {links.map(({ path, label }) => (
          <li key={path}>
            <Link to={path} locale={locale} className="flex min-h-target items-center text-inherit">
              {t(label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function FooterHeading({ children }: { children: string }) {
  return <h2 className="text-[1rem]">{children}</h2>;
}

/** Help, by country, before anything else in the footer. */
function ResponsibleGambling({ locale }: { locale: Locale }) {
  const t = translator(locale, 'responsible');
  const { helped, without } = helpByCountry(locale);
  return (
    <section
      className="border-t-4 border-accent py-xl on-field [--field:var(--color-field-night)]"
      aria-labelledby={ids.responsibleGambling}
    >
      <div className="wrap grid gap-l @tablet:grid-cols-[auto_minmax(0,1fr)] @tablet:items-center">
        <p className="grid size-18 place-items-center rounded-full border-4 border-accent font-display text-[1.5rem] font-bold tracking-[-0.03em]">
          {ageLimit}
        </p>
        <div>
          <h2 id={ids.responsibleGambling} className="mb-s">
            {t('title')}
          </h2>
          <p className="max-w-column">{t('text')}</p>
        </div>
        <ul className="col-span-full grid grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))] gap-x-l gap-y-m">
          {helped.map(({ id, name, help }) => (
            <li key={id} className="border-t border-line pt-s">
              <h3 className="font-sans text-small tracking-normal text-muted">{inLanguage(name, locale)}</h3>
              {help.slice(0, LINES_SHOWN).map((line) => (
                <HelpLine key={line.name} line={line} locale={locale} />
              ))}
            </li>
          ))}
        </ul>
        <div className="col-span-full grid gap-s">
          <NoHelp countries={without} locale={locale} />
          <p>
            <Link to={helpPath} locale={locale} className="inline-flex min-h-target items-center">
              {translator(locale, 'help')('all')}
            </Link>
          </p>
        </div>
      </div>
    </section>
  );
}
