import type { ReactNode } from 'react';
import { Citation } from '@/components/layout/sources.tsx';
import type { Placed } from '@/components/mdx.tsx';
import { countriesIn } from '@/lib/content/authorisation.ts';
import { catalogue } from '@/lib/content/catalogue.ts';
import type { Country } from '@/lib/content/schema.ts';
import { currencyName, formatLongDate } from '@/lib/i18n/format.ts';
import type { Locale } from '@/lib/i18n/locales.ts';
import { inLanguage } from '@/lib/i18n/localized.ts';
import { translator } from '@/lib/i18n/translate.ts';
import { HelpLine } from './help-lines.tsx';
import { StateTag } from './state.tsx';

/** The Latin American countries, each with what its law is, how people pay, who authorises and who helps. */
export function CountryCards({ locale }: Placed<'CountryCards'>) {
  return (
    <div className="cards">
      {countriesIn('latam', catalogue().countries).map((country) => (
        <CountryCard key={country.id} country={country} locale={locale} />
      ))}
    </div>
  );
}

function CountryCard({ country, locale }: { country: Country; locale: Locale }) {
  const t = translator(locale, 'law');
  const { id, name, law, payments, authority, list, selfExclusion, help, tax, currency, checked } = country;
  const nothing = <span className="text-muted">{t('nothingFound')}</span>;
  return (
    <section className="card panel" id={`pais-${id}`} aria-labelledby={`pais-${id}-nome`}>
      <h3 id={`pais-${id}-nome`}>{inLanguage(name, locale)}</h3>
      <p>
        <StateTag country={country} locale={locale} />
      </p>
      <p>{inLanguage(law, locale)}</p>
      <dl className="grid gap-m text-small">
        <Row name={t('fields.payments')}>
          {payments ? inLanguage(payments, locale) : nothing}{' '}
          {t('currency', { currency: currencyName(currency, locale) })}
        </Row>
        <Row name={t('fields.authority')}>{inLanguage(authority, locale)}</Row>
        <Row name={t('fields.list')}>
          {list ? (
            <a href={list.url} rel="noopener" className="inline-flex min-h-target items-center">
              {list.title}, {list.publisher}
            </a>
          ) : (
            nothing
          )}
        </Row>
        <Row name={t('fields.selfExclusion')}>
          {selfExclusion ? (
            <>
              {inLanguage(selfExclusion.text, locale)}{' '}
              {selfExclusion.url && (
                <a href={selfExclusion.url} rel="noopener">
                  {new URL(selfExclusion.url).hostname}
                </a>
              )}
            </>
          ) : (
            nothing
          )}
        </Row>
        <Row name={t('fields.help')}>
          {help.length > 0 ? (
            <ul className="grid">
              {help.map((line) => (
                <li key={line.name}>
                  <HelpLine line={line} locale={locale} />
                </li>
              ))}
            </ul>
          ) : (
            nothing
          )}
        </Row>
        <Row name={t('fields.tax')}>{tax ? inLanguage(tax, locale) : nothing}</Row>
      </dl>
      <details className="text-tiny">
        <summary className="flex min-h-target cursor-pointer items-center font-semibold">
          {t('sources', { day: formatLongDate(checked, locale) })}
        </summary>
        <ul className="grid gap-s">
          {[...country.instruments, ...country.sources].map((source) => (
            <li key={source.title}>
              <Citation source={source} locale={locale} />
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="font-semibold">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
