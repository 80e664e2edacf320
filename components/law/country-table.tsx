import type { MdxComponentProps } from '@/components/mdx-component-props.ts';
import { Citations } from '@/components/ui/citation.tsx';
import { DataTable } from '@/components/ui/data-table.tsx';
import { Day } from '@/components/ui/day.tsx';
import { inReadingOrder } from '@/lib/content/authorisation.ts';
import { catalogue } from '@/lib/content/catalogue.ts';
import { inLanguage } from '@/lib/i18n/localized.ts';
import { translator } from '@/lib/i18n/translate.ts';
import { stateText } from './state.tsx';

const columns = ['country', 'state', 'instruments', 'authority', 'checked'] as const;

/** The law of every country in one table: its state, by which acts, who authorises, and the day of the check. */
export function CountryTable({ locale }: MdxComponentProps<'CountryTable'>) {
  const t = translator(locale, 'law');
  const countries = inReadingOrder(catalogue().countries, locale, ({ name }) => inLanguage(name, locale));
  return (
    // A list below the first of these widths (`styles/base.css`), a table with room to spare above the second.
    <div className="@max-[44rem]:@tablet:[&_:is(th,td)]:px-[0.35rem]">
      <DataTable
        stack="words"
        caption={t('table')}
        head={columns.map((column) => t(`fields.${column}`))}
        rows={countries.map((country) => [
          inLanguage(country.name, locale),
          stateText(country, locale),
          <ul key="instruments">
            <Citations sources={country.instruments} locale={locale} />
          </ul>,
          inLanguage(country.authority, locale),
          <Day key="checked" day={country.checked} locale={locale} />,
        ])}
      />
    </div>
  );
}
