import type { ReactNode } from 'react';
import type { MdxComponentProps } from '@/components/mdx-component-props.ts';
import { CardGrid, Panel } from '@/components/ui/card.tsx';
import { Citations } from '@/components/ui/citation.tsx';
import { LinkedHeading } from '@/components/ui/linked-heading.tsx';
import { countriesIn } from '@/lib/content/authorisation.ts';
import { catalogue } from '@/lib/content/catalogue.ts';
import type { Country } from '@/lib/content/schema/index.ts';
import { currencyName, formatList, formatLongDate } from '@/lib/i18n/format.ts';
import type { Locale } from '@/lib/i18n/locales.ts';
import { inLanguage } from '@/lib/i18n/localized.ts';
import { translator } from '@/lib/i18n/translate.ts';
import { countryId } from '@/lib/ids.ts';
import { HelpLine, LINES_SHOWN } from './help-lines.tsx';
import { StateTag } from './state.tsx';

/** The Latin American countries, each with what its law is, how people pay, who authorises and who helps. */
export function CountryCards({ locale }: MdxComponentProps<'CountryCards'>) {
  return (
    <CardGrid>
      {countriesIn('latam', catalogue().countries).map((country) => (
        <CountryCard key={country.id} country={country} locale={locale} />
      ))}
    </CardGrid>
  );
}

function CountryCard({ country, locale }: { country: Country; locale: Locale }) {
  const t = translator(locale, 'law');
  const { id, name, law, checked } = country;
  const day = formatLongDate(checked, locale);
  const missing = missingIn(country).map((field) => t(`fields.${field}`).toLocaleLowerCase(locale));
  return (
    <Panel
      as="section"
      id={countryId(id)}
      aria-labelledby={`${countryId(id)}-nome`}
      className="grid content-start gap-s"
    >
      <div>
        <LinkedHeading as="h3" id={`${countryId(id)}-nome`} section={countryId(id)}>
          {inLanguage(name, locale)}
        </LinkedHeading>
      </div>
      <p>
        <StateTag country={country} locale={locale} />
      </p>
      <p className="text-small text-ink">{inLanguage(law, locale)}</p>
      <CountryFacts country={country} locale={locale} />
      {missing.length > 0 && (
        <p className="text-tiny text-muted">{t('nothingFound', { day, fields: formatList(missing, locale) })}</p>
      )}
      <details className="text-tiny">
        <summary className="min-h-target content-center font-semibold">
          {t('sources', { day })}
          <span className="sr-only">: {inLanguage(name, locale)}</span>
        </summary>
        <ul className="grid gap-s">
          <Citations sources={[...country.instruments, ...country.sources]} locale={locale} />
        </ul>
      </details>
    </Panel>
  );
}

/** What a card tells of a country where it is known, in words of `law.fields`. */
const optional = ['since', 'payments', 'list', 'selfExclusion', 'help', 'tax'] as const;

function missingIn(country: Country) {
  return optional.filter((field) => {
    const value = country[field];
    return value === undefined || (Array.isArray(value) && value.length === 0);
  });
}

function CountryFacts({ country, locale }: { country: Country; locale: Locale }) {
  const t = translator(locale, 'law');
  const { payments, authority, list, selfExclusion, help, tax, currency } = country;
  return (
    <dl className="grid gap-m text-small">
      <Row name={t('fields.payments')}>
        {payments && inLanguage(payments, locale)} {t('currency', { currency: currencyName(currency, locale) })}
      </Row>
      <Row name={t('fields.authority')}>{inLanguage(authority, locale)}</Row>
      {list && (
        <Row name={t('fields.list')}>
          <a href={list.url} rel="noopener" className="inline-flex min-h-target items-center">
            {list.title}, {list.publisher}
          </a>
        </Row>
      )}
      {selfExclusion && (
        <Row name={t('fields.selfExclusion')}>
          {inLanguage(selfExclusion.text, locale)}{' '}
          {selfExclusion.url && (
            <a href={selfExclusion.url} rel="noopener">
              {new URL(selfExclusion.url).hostname}
            </a>
          )}
        </Row>
      )}
      {help.length > 0 && (
        <Row name={t('fields.help')}>
          <ul className="grid">
            {help.slice(0, LINES_SHOWN).map((line) => (
              <li key={line.name}>
                <HelpLine line={line} locale={locale} />
              </li>
            ))}
          </ul>
        </Row>
      )}
      {tax && <Row name={t('fields.tax')}>{inLanguage(tax, locale)}</Row>}
    </dl>
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
