import { Island } from '@/components/islands/island.tsx';
import { HelpLine, helpByCountry, NoHelp } from '@/components/law/help-lines.tsx';
import { Link } from '@/components/ui/link.tsx';
import { Logo } from '@/components/ui/logo.tsx';
import { catalogue } from '@/lib/content/catalogue.ts';
import { defaultLocale, type Locale } from '@/lib/i18n/locales.ts';
import { inLanguage } from '@/lib/i18n/localized.ts';
import { translator } from '@/lib/i18n/translate.ts';
import { footerNavigation, type PageContext } from '@/lib/routes.ts';

/** The footer. Without a page (404) the language switch leads to the home pages. */
export function Footer({ page }: { page?: PageContext }) {
  const { site } = catalogue();
  const locale = page?.locale ?? defaultLocale;
  const t = translator(locale, 'footer');
  return (
    <footer className="site-footer">
      <ResponsibleGambling locale={locale} />
      <div className="wrap">
        <div className="footer-columns">
          <div>
            <Logo name={site.name} />
            <p>{t('description')}</p>
          </div>
          <LinkList title={t('useful')} links={footerNavigation.useful} locale={locale} />
          <LinkList title={t('institutional')} links={footerNavigation.institutional} locale={locale} />
          <nav aria-label={t('language')}>
            <h2>{t('language')}</h2>
            <Island name="language-switch" when="intent" locale={locale} props={{ path: page?.route.path ?? '/' }} />
          </nav>
        </div>
        <p className="copyright">{t('copyright', { year: String(site.year), name: site.name })}</p>
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
      <h2>{title}</h2>
      <ul>
        {links.map(({ path, label }) => (
          <li key={path}>
            <Link to={path} locale={locale}>
              {t(label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** How many help lines of a country the footer shows; the contact page has all. */
const SHOWN = 3;

/** Help, by country, before anything else in the footer. */
function ResponsibleGambling({ locale }: { locale: Locale }) {
  const t = translator(locale, 'responsible');
  const { helped, without } = helpByCountry(locale);
  return (
    <section className="responsible-box on-field" aria-labelledby="aviso-jogo-responsavel">
      <div className="wrap">
        <p className="age-mark">18+</p>
        <div>
          <h2 id="aviso-jogo-responsavel">{t('title')}</h2>
          <p>{t('text')}</p>
        </div>
        <ul className="help-lines">
          {helped.map(({ id, name, help }) => (
            <li key={id}>
              <h3>{inLanguage(name, locale)}</h3>
              {help.slice(0, SHOWN).map((line) => (
                <HelpLine key={line.name} line={line} locale={locale} />
              ))}
            </li>
          ))}
        </ul>
        <div className="col-span-full grid gap-s">
          <NoHelp countries={without} locale={locale} />
          <p>
            <Link to="/contato#ajuda" locale={locale} className="inline-flex min-h-target items-center">
              {translator(locale, 'help')('all')}
            </Link>
          </p>
        </div>
      </div>
    </section>
  );
}
