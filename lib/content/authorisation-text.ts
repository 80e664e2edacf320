import { formatList, formatLongDate, formatMonth, isDay } from '@/lib/i18n/format.ts';
import { type Locale, locales } from '@/lib/i18n/locales.ts';
import { inLanguage } from '@/lib/i18n/localized.ts';
import { translator } from '@/lib/i18n/translate.ts';
import { countriesIn, endOf, localRecords, type Operator, standingOf } from './authorisation.ts';
import type { Authorisation, Countries, Country } from './schema/index.ts';

/** The name of the country, or of the place elsewhere, that an authorisation is from. */
export function placeName(id: string, { countries, elsewhere }: Countries, locale: Locale): string {
  const name = countries.find((country) => country.id === id)?.name ?? elsewhere[id];
  return name ? inLanguage(name, locale) : id;
}

/** An operator's status in the few words of a chip. */
export function standingChip(operator: Operator, countries: Countries, locale: Locale): string {
  const t = translator(locale, 'authorisation');
  const records = [...localRecords(operator, countries), ...operator.authorisations];
  const held = records.find(({ state }) => state === 'held');
  const place = held ? placeName(held.country, countries, locale) : '';
  return t(`chip.${standingOf(operator, countries)}`, { place });
}

/**
 * An operator's status in one sentence: what each place's record says, where betting is prohibited, and up to which day all of
 * this was checked.
 * @example 'Autorização (Portaria SPA/MF nº 2.090/2024) extinta, pelo texto da MP 1.394/2026, em 25 de outubro de 2026; …'
 */
export function standingSentence(operator: Operator, countries: Countries, locale: Locale): string {
  const t = translator(locale, 'authorisation');
  const { authorisations, region } = operator;
  const home = countriesIn(region, countries);
  const local = localRecords(operator, countries);
  const abroad = authorisations.filter((item) => !local.includes(item) && item.state !== 'none found');
  const absent = local.filter(({ state, lists }) => state === 'none found' && !lists);
  const banned = home.filter(({ state }) => state === 'prohibited');
  const clauses = [
    ...local
      .filter((item) => !absent.includes(item))
      .map((item) => recordClause(item, countries, locale, home.length > 1)),
    absent.length > 0 &&
      t('clause.absent', {
        places: formatList(
          absent.map(({ country }) => placeName(country, countries, locale)),
          locale,
        ),
      }),
    ...abroad.map((item) => recordClause(item, countries, locale, true)),
    ...banned.map((country) => prohibitedClause(country, locale, home.length > 1)),
    t('clause.checked', { day: formatLongDate(firstCheck([...local, ...abroad, ...banned]), locale) }),
  ].filter((clause) => clause !== false);
  return `${capitalised(clauses.join('; '), locale)}.`;
}

/** What one record says, as a part of a sentence; `named`: which country it is of, where that is not plain. */
export function recordClause(item: Authorisation, countries: Countries, locale: Locale, named = false): string {
  const t = translator(locale, 'authorisation');
  const place = placeName(item.country, countries, locale);
  const elsewhere = Object.hasOwn(countries.elsewhere, item.country);
  const act = 'act' in item && item.act ? actText(item.act, locale) : '';
  const of = (clause: string) => (named ? `${place}: ${clause}` : clause);
  switch (item.state) {
    case 'held':
      return elsewhere ? t('clause.licence', { place, act }) : of(t('clause.held', { act }));
    case 'ended': {
      const end = endOf(item, countries);
      const until = end ? dated('on', end.on, locale) : '';
      return of(t('clause.ended', { act, by: end?.by ? inLanguage(end.by, locale) : 'none', until }));
    }
    case 'unclear':
      return elsewhere ? t('clause.licenceUnclear', { place }) : of(t('clause.unclear'));
    case 'none found':
      return item.lists
        ? of(t('clause.notListed', { lists: listDates(item.lists, locale) }))
        : t('clause.absent', { places: place });
  }
}

/** That a country prohibits betting, since when as far as that is known; `named` as in `recordClause`. */
function prohibitedClause({ name, since }: Country, locale: Locale, named: boolean): string {
  const prohibited = translator(locale, 'authorisation')('clause.prohibited');
  const clause = since ? `${prohibited} ${dated('since', since, locale)}` : prohibited;
  return named ? `${inLanguage(name, locale)}: ${clause}` : clause;
}

/** A date as far as it is known, with the preposition that it takes. */
function dated(word: 'on' | 'since', date: string, locale: Locale): string {
  const t = translator(locale, 'authorisation');
  return t(isDay(date) ? `${word}.day` : `${word}.month`, { date: formatLongDate(date, locale) });
}

/**
 * The act that authorises an operator, as text in `locale` cites it: its words stay, but English writes its number another way.
 * @example actText('Portaria SPA/MF nº 2.090/2024', 'en') // 'Portaria SPA/MF no. 2,090/2024'
 */
export function actText(act: string, locale: Locale): string {
  return locale === 'en' ? act.replace('nº', 'no.').replace(/(\d)\.(?=\d{3}\/)/g, '$1,') : act;
}

/** Months of copies of a list, in a row, each year once: "setembro de 2025, maio e outubro de 2026". */
export function listDates(dates: readonly string[], locale: Locale): string {
  const year = (date: string | undefined) => date?.slice(0, 4);
  return formatList(
    dates.map((date, index) =>
      year(date) === year(dates[index + 1]) ? formatMonth(date, locale) : formatLongDate(date, locale),
    ),
    locale,
  );
}

/** The licences of an operator in the few words of a table of facts. */
export function licenceText(operator: Operator, countries: Countries, locale: Locale): string {
  const t = translator(locale, 'authorisation');
  const words = operator.authorisations
    .filter(({ state }) => state !== 'none found')
    .map(({ country, state }) => {
      const place = placeName(country, countries, locale);
      if (state === 'ended') return t('licence.ended', { place });
      return state === 'unclear' ? t('licence.unclear', { place }) : place;
    });
  return words.length > 0 ? words.join(', ') : t('licence.none');
}

const firstCheck = (items: readonly { checked: string }[]) => items.map(({ checked }) => checked).toSorted()[0] ?? '';

function capitalised(text: string, locale: Locale): string {
  return text.charAt(0).toLocaleUpperCase(locales[locale].hreflang) + text.slice(1);
}
