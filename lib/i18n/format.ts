/**
 * Numbers, money and dates as the site writes them, in each language: minus is U+2212, and what belongs together holds
 * together with non-breaking spaces. Built on `Intl`; nothing here depends on the machine's language or time zone.
 */
import { type Locale, locales } from './locales.ts';

/** Currencies of the amounts in content. */
export const currencies = ['BRL', 'MXN', 'USD', 'EUR'] as const;
type Currency = (typeof currencies)[number];

type Options = Intl.NumberFormatOptions;

const minus = '\u2212';
const space = '\u00a0';

/** Makes each formatter once: making one takes longer than using it a hundred times, and a build writes many numbers and dates. */
function madeOnce<Formatter, Settings>(make: (locale: Locale, settings: Settings) => Formatter): typeof make {
  const made = new Map<string, Formatter>();
  return (locale, settings) => {
    const key = JSON.stringify([locale, settings]);
    const formatter = made.get(key) ?? make(locale, settings);
    made.set(key, formatter);
    return formatter;
  };
}

const numbersIn = madeOnce(
  (locale, options: Options) =>
    new Intl.NumberFormat(locales[locale].hreflang, { signDisplay: 'negative', ...options }),
);

const datesIn = madeOnce(
  (locale, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(inWords(locale), { timeZone: 'UTC', ...options }),
);

function format(value: number, locale: Locale, options: Options): string {
  return numbersIn(locale, options).format(value).replace('-', minus);
}

/** Exactly `digits` decimals, or as many as the value has, up to two. */
function decimals(digits: number | undefined): Options {
  return { minimumFractionDigits: digits ?? 0, maximumFractionDigits: digits ?? 2 };
}

/**
 * A number with exactly `digits` decimals, or with as many as it has, up to two.
 * @example formatNumber(-1234.5, 'pt') // '−1.234,5'
 */
export function formatNumber(value: number, locale: Locale, digits?: number): string {
  return format(value, locale, decimals(digits));
}

/**
 * A number with its sign, plus included; zero has none.
 * @example formatSigned(0.75, 'pt') // '+0,75'
 */
export function formatSigned(value: number, locale: Locale, digits?: number): string {
  return format(value, locale, { ...decimals(digits), signDisplay: 'exceptZero' });
}

/**
 * A percentage (40 for 40 %). With `digits`, values of 1 or more have exactly that many decimals, else at most one; smaller
 * ones have two significant digits. What is not 100 % is never rounded up to it.
 * @example formatPercent(26.26, 'pt') // '26,3%'
 * @example formatPercent(0.9416, 'en') // '0.94%'
 */
export function formatPercent(percent: number, locale: Locale, digits?: number): string {
  const small = Math.abs(percent) < 1;
  const precision = small
    ? { maximumSignificantDigits: 2 }
    : { minimumFractionDigits: digits ?? 0, maximumFractionDigits: digits ?? 1 };
  const roundsToAll = percent < 100 - 1e-9 && percent >= 100 - 0.5 / 10 ** (digits ?? 1);
  return format(percent / 100, locale, {
    style: 'percent',
    ...precision,
    ...(roundsToAll && { roundingMode: 'trunc' }),
  });
}

/**
 * A percentage with its sign, plus included; zero has none.
 * @example formatSignedPercent(-4.5, 'es', 0) // '−5 %'
 */
export function formatSignedPercent(percent: number, locale: Locale, digits?: number): string {
  return format(percent / 100, locale, { style: 'percent', ...decimals(digits), signDisplay: 'exceptZero' });
}

/**
 * Decimal odds, always with two decimals.
 * @example formatOdds(2.5, 'pt') // '2,50'
 */
export function formatOdds(odds: number, locale: Locale): string {
  return formatNumber(odds, locale, 2);
}

/**
 * American odds, with their sign and without marks between thousands in any language.
 * @example formatAmerican(-110) // '−110'
 */
export function formatAmerican(odds: number): string {
  return `${odds < 0 ? minus : '+'}${Math.abs(odds).toFixed(0)}`;
}

/**
 * An amount of money, with cents only where there are any: reais as "R$ 500", other currencies by their code, "900 USD".
 * @example formatMoney(-12.5, 'pt') // '−R$ 12,50'
 */
export function formatMoney(amount: number, locale: Locale, currency: Currency = 'BRL'): string {
  return money(amount, locale, currency, amount < 0 ? minus : '');
}

/**
 * A gain or loss in reais, plus included; zero has no sign.
 * @example formatSignedMoney(80, 'pt') // '+R$ 80'
 */
export function formatSignedMoney(amount: number, locale: Locale): string {
  return money(amount, locale, 'BRL', amount < 0 ? minus : '+');
}

function money(amount: number, locale: Locale, currency: Currency, sign: string): string {
  const cents = Math.round(Math.abs(amount) * 100);
  const number = formatNumber(cents / 100, locale, cents % 100 === 0 ? 0 : 2);
  const unsigned = currency === 'BRL' ? `R$${space}${number}` : `${number}${space}${currency}`;
  return cents === 0 ? unsigned : sign + unsigned;
}

/**
 * A time in the greatest unit that is whole: minutes, hours or days.
 * @example formatDuration(4320, 'pt') // '3 dias'
 */
export function formatDuration(minutes: number, locale: Locale): string {
  const [unit, length] = minutes % 1440 === 0 ? ['day', 1440] : minutes % 60 === 0 ? ['hour', 60] : ['minute', 1];
  return format(minutes / length, locale, { style: 'unit', unit, unitDisplay: 'long' });
}

/**
 * A date as far as it is known (`YYYY-MM-DD`, `YYYY-MM` or `YYYY`): day, short month as the language writes it, year.
 * @example formatDate('2025-01-15', 'pt') // '15 jan. 2025'
 * @example formatDate('1982', 'es') // '1982'
 * @throws RangeError unless `date` is one of these.
 */
export function formatDate(date: string, locale: Locale): string {
  const start = new Date(date);
  const known = /^\d{4}(-\d\d){0,2}$/.test(date) && !Number.isNaN(start.getTime());
  // A day that its month does not have runs over into the next.
  if (!known || !start.toISOString().startsWith(date)) {
    throw new RangeError(`date is "${date}"; allowed: a date such as 2025-01-15, 2025-01 or 2025`);
  }
  const [year, month, day] = date.split('-');
  const name = datesIn(locale, { month: 'short' }).format(start);
  return [day && Number(day), month && name, year].filter(Boolean).join(' ');
}

/** Whether a date is known to the day. */
export function isDay(date: string): boolean {
  return date.length === 'YYYY-MM-DD'.length;
}

/**
 * A date as far as it is known, in words, for the middle of a sentence; lines break after the month alone.
 * @example formatLongDate('2026-10-25', 'pt') // '25 de outubro de 2026'
 * @example formatLongDate('2025-09', 'en') // 'September 2025'
 * @throws RangeError unless `date` is a day, a month or a year
 */
export function formatLongDate(date: string, locale: Locale): string {
  formatDate(date, locale);
  const [, month, day] = date.split('-');
  return datesIn(locale, { year: 'numeric', ...(month && { month: 'long' }), ...(day && { day: 'numeric' }) })
    .format(new Date(date))
    .replace(/^\d+ (de )?|(?<=de|^\D+) (?=\d{4}$)/g, (part) => part.replaceAll(' ', space));
}

/** The month of a date, in words: "maio". */
export function formatMonth(date: string, locale: Locale): string {
  return datesIn(locale, { month: 'long' }).format(new Date(date));
}

/** Items in a row, as within a sentence: "a, b e c". */
export function formatList(items: readonly string[], locale: Locale): string {
  return new Intl.ListFormat(inWords(locale), { type: 'conjunction' }).format(items);
}

/** English is British here: the day before its month, no comma before "and". */
const inWords = (locale: Locale) => (locale === 'en' ? 'en-GB' : locales[locale].hreflang);

/** The name of a currency within a sentence, from its ISO 4217 code: "peso mexicano". */
export function currencyName(code: string, locale: Locale): string {
  const name = new Intl.DisplayNames(locales[locale].hreflang, { type: 'currency' }).of(code) ?? code;
  // In English, Intl writes every word with a capital: "Mexican Peso".
  if (locale === 'en') return name.replace(/\p{L}+$/u, (word) => word.toLowerCase());
  if (locale !== 'pt') return name;
  // In Portuguese, Intl writes a capital, and calls the Peruvian sol by its name of before 2015.
  return (code === 'PEN' ? 'Sol peruano' : name).toLocaleLowerCase(locale);
}

/**
 * The name of one language in another, as it stands within a sentence.
 * @example languageName('pt', 'en') // 'Portuguese'
 */
export function languageName(language: Locale, locale: Locale): string {
  return (
    new Intl.DisplayNames(locales[locale].hreflang, { type: 'language', fallback: 'code' }).of(language) ?? language
  );
}
