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

/** Help, by region, before anything else in the footer. */
function ResponsibleGambling({ locale }: { locale: Locale }) {
  const t = translator(locale, 'responsible');
  return (
    <section
      className="border-t-4 border-accent py-xl on-field [--field:var(--color-field-night)]"
      aria-labelledby="aviso-jogo-responsavel"
    >
      <div className="wrap grid gap-l @tablet:grid-cols-[auto_minmax(0,1fr)] @tablet:items-center">
        <p className="grid size-18 place-items-center rounded-full border-4 border-accent font-display text-[1.5rem] font-bold tracking-[-0.03em]">
          18+
        </p>
        <div>
          <h2 id="aviso-jogo-responsavel" className="mb-xs">
            {t('title')}
          </h2>
          <p className="max-w-column">{t('text')}</p>
        </div>
        <ul className="col-span-full grid grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))] gap-x-l gap-y-m">
          {helpByRegion(locale).map(({ region, lines }) => (
            <li key={region} className="border-t border-line pt-s">
              <h3 className="font-sans text-small tracking-normal text-muted">{region}</h3>
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
    <p
      lang={lang && locales[lang].hreflang}
      className="flex flex-wrap items-center gap-x-m [&>a]:inline-flex [&>a]:min-h-target [&>a]:min-w-target [&>a]:items-center [&>a]:gap-s"
    >
      {url ? (
        <a href={url} rel="noopener">
          {name}
        </a>
      ) : (
        <span>{name}</span>
      )}
      {phone && (
        <a href={`tel:${phone.replace(/\D/g, '')}`} className="font-display text-h3 no-underline hover:underline">
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
