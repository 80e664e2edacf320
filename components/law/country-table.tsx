import type { MdxComponentProps } from '@/components/mdx-component-props.ts';
import { Citation, titleOf } from '@/components/ui/citation.tsx';
import { Day } from '@/components/ui/day.tsx';
import { inReadingOrder } from '@/lib/content/authorisation.ts';
import { catalogue } from '@/lib/content/catalogue.ts';
import { inLanguage } from '@/lib/i18n/localized.ts';
import { translator } from '@/lib/i18n/translate.ts';
import { stateText } from './state.tsx';

/** The law of every country in one table: its state, by which acts, who authorises, and the day of the check. */
export function CountryTable({ locale }: MdxComponentProps<'CountryTable'>) {
  const t = translator(locale, 'law');
  const countries = inReadingOrder(catalogue().countries, locale, ({ name }) => inLanguage(name, locale));
  return (
    <div className="table-scroll">
      <table className="figure-table">
        <caption>{t('table')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('fields.country')}</th>
            <th scope="col">{t('fields.state')}</th>
            <th scope="col">{t('fields.instruments')}</th>
            <th scope="col">{t('fields.authority')}</th>
            <th scope="col">{t('fields.checked')}</th>
          </tr>
        </thead>
        <tbody>
          {countries.map((country) => (
            <tr key={country.id}>
              <th scope="row">{inLanguage(country.name, locale)}</th>
              <td>{stateText(country, locale)}</td>
              <td>
                <ul>
                  {country.instruments.map((source) => (
                    <li key={titleOf(source, locale)}>
                      <Citation source={source} locale={locale} />
                    </li>
                  ))}
                </ul>
              </td>
              <td>{inLanguage(country.authority, locale)}</td>
              <td>
                <Day day={country.checked} locale={locale} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
