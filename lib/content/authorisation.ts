/**
 * Who may take a bet, as far as the content says: computed from an operator's authorisations (`review.yml`) and the law of each
 * country (`content/countries.yml`). Pure: nothing here reads a file or a clock.
 */
import { type Locale, localeCodes } from '@/lib/i18n/locales.ts';
import type { Localized } from '@/lib/i18n/localized.ts';
import {
  type Authorisation,
  type Countries,
  type Country,
  type Region,
  type ReviewFile,
  regions,
  type Site,
} from './schema/index.ts';

/** The fields of a review that an operator's status is computed from. */
export type Operator = Pick<ReviewFile, 'region' | 'authorisations' | 'highRisk'>;

/**
 * An operator's one status for a reader of its region.
 * - `held`: authorised in a country of its region.
 * - `ended`: it was authorised in its region, and is not any more.
 * - `unclear`: something speaks for an authorisation in its region, nothing confirms it.
 * - `elsewhere`: only a place whose licences hold in none of the countries licenses it.
 * - `none`: no authorisation in its region was found.
 */
export type Standing = 'held' | 'ended' | 'unclear' | 'elsewhere' | 'none';

/** Whether someone with an authorisation may take bets there. Where the law names a few operators, no other may. */
export function isLawful({ state }: Country): boolean {
  return state === 'licensed' || state === 'by province';
}

/** Whether an authorisation can be in force there: anybody's, or that of an operator that the law names. */
export function canBeLicensed({ state, ended }: Country): boolean {
  return state !== 'prohibited' && !ended;
}

/** @throws Error where the country is in none of the lists; the content check finds that first */
export function countryOf(id: string, { countries }: Countries): Country {
  const country = countries.find((item) => item.id === id);
  if (!country) throw new Error(`content/countries.yml has no country ${id}`);
  return country;
}

/** The countries of a region, in the order of the file. */
export function countriesIn(region: Region, { countries }: Countries): Country[] {
  return countries.filter((country) => country.region === region);
}

/** An operator's records of the countries of its region. */
export function localRecords({ region, authorisations }: Operator, countries: Countries): Authorisation[] {
  const home = new Set(countriesIn(region, countries).map(({ id }) => id));
  return authorisations.filter(({ country }) => home.has(country));
}

/** An authorisation in force in a country of the operator's region where someone with one may take bets. */
export function permitInForce(operator: Operator, countries: Countries): Authorisation | undefined {
  return localRecords(operator, countries).find(
    ({ state, country }) => state === 'held' && isLawful(countryOf(country, countries)),
  );
}

/** The status that an operator's authorisations add up to. The best that is true of its region wins; places elsewhere come last. */
export function standingOf(operator: Operator, countries: Countries): Standing {
  const local = localRecords(operator, countries).map(({ state }) => state);
  const best = (['held', 'unclear', 'ended'] as const).find((state) => local.includes(state));
  if (best) return best;
  const licensed = operator.authorisations.some(
    ({ state, country }) => state === 'held' && Object.hasOwn(countries.elsewhere, country),
  );
  return licensed ? 'elsewhere' : 'none';
}

/** Whether online betting is lawful in no country of a region. */
export function isBanned(region: Region, countries: Countries): boolean {
  return !countriesIn(region, countries).some(isLawful);
}

/** Whether the setting shows an operator's partner button. */
export function showsButton(setting: Site['partnerButtons'], operator: Operator, countries: Countries): boolean {
  return setting === 'all' || permitInForce(operator, countries) !== undefined;
}

/** Whether the law, not the operator's site, is what a reader should open first. */
export function isQuiet(operator: Operator, countries: Countries): boolean {
  return operator.highRisk === true || !permitInForce(operator, countries);
}

/** The readers of a page, as far as it tells: the region that it is about, else the language that it is in. */
interface Readers {
  region?: Region | undefined;
  locale: Locale;
}

/**
 * The countries whose law a page answers to: those of its region; else those where its language is read; a language of no country
 * is read in any of them.
 */
export function countriesOfReaders({ region, locale }: Readers, countries: Countries): Country[] {
  if (region) return countriesIn(region, countries);
  const readers = countries.countries.filter(({ language }) => language === locale);
  return readers.length > 0 ? readers : countries.countries;
}

type BannerSettings = Pick<Site, 'partnerButtons'> & { banners: Pick<Site['banners'], 'enabled'> };

/** Whether a page may show a banner: under `authorised`, only where betting is lawful in every country that it answers to. */
export function showsBanners(
  { banners, partnerButtons }: BannerSettings,
  readers: Readers,
  countries: Countries,
): boolean {
  if (!banners.enabled || partnerButtons === 'all') return banners.enabled;
  const places = countriesOfReaders(readers, countries);
  return places.length > 0 && places.every(isLawful);
}

/** Whether any page may show one: of a region, or of no country in some language. */
export function rendersBanners(site: BannerSettings, countries: Countries): boolean {
  return localeCodes.some((locale) =>
    [undefined, ...regions].some((region) => showsBanners(site, { region, locale }, countries)),
  );
}

/** Countries in the order in which a page of a language lists them: that of its readers first where it has only one, then by name. */
export function inReadingOrder(
  { countries }: Countries,
  locale: Locale,
  name: (country: Country) => string,
): Country[] {
  const own = countries.filter(({ language }) => language === locale);
  const first = own.length === 1 ? own[0] : undefined;
  return countries.toSorted(
    (a, b) => Number(b === first) - Number(a === first) || name(a).localeCompare(name(b), locale),
  );
}

/** The day on which an authorisation ended: its own, else that on which its country ended all of them. */
export function endOf(
  item: Extract<Authorisation, { state: 'ended' }>,
  { countries }: Countries,
): { on: string; by?: Localized } | undefined {
  if (item.until) return { on: item.until };
  return countries.find(({ id }) => id === item.country)?.ended;
}
