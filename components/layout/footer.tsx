import { Island } from '@/components/islands/island.tsx';
import { Icon } from '@/components/ui/icon.tsx';
import { Link } from '@/components/ui/link.tsx';
import { Logo } from '@/components/ui/logo.tsx';
import { catalogue } from '@/lib/content/catalogue.ts';
import type { Site } from '@/lib/content/schema.ts';
import { defaultLocale, type Locale, locales } from '@/lib/i18n/locales.ts';
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

/** Help, by region, before anything else in the footer. */
function ResponsibleGambling({ locale }: { locale: Locale }) {
  const t = translator(locale, 'responsible');
  return (
    <section className="responsible-box on-field" aria-labelledby="aviso-jogo-responsavel">
      <div className="wrap">
        <p className="age-mark">18+</p>
        <div>
          <h2 id="aviso-jogo-responsavel">{t('title')}</h2>
          <p>{t('text')}</p>
        </div>
        <ul className="help-lines">
          {helpByRegion(locale).map(({ region, lines }) => (
            <li key={region}>
              <h3>{region}</h3>
              {lines.map((line) => (
                <HelpLine key={line.name} {...line} />
              ))}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function HelpLine({ name, lang, phone, url }: Help) {
  return (
    <p lang={lang && locales[lang].hreflang}>
      {url ? (
        <a href={url} rel="noopener">
          {name}
        </a>
      ) : (
        <span>{name}</span>
      )}
      {phone && (
        <a href={`tel:${phone.replace(/\D/g, '')}`}>
          <Icon name="phone" />
          {phone}
        </a>
      )}
    </p>
  );
}

type Help = Site['help'][number];

function helpByRegion(locale: Locale): { region: string; lines: Help[] }[] {
  const regions = new Map<string, Help[]>();
  for (const line of catalogue().site.help) {
    const region = inLanguage(line.region, locale);
    regions.set(region, [...(regions.get(region) ?? []), line]);
  }
  return [...regions].map(([region, lines]) => ({ region, lines }));
}
