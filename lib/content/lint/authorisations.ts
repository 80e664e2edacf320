import { defaultLocale } from '@/lib/i18n/locales.ts';
import { canBeLicensed, countriesIn, isBanned, isLawful, localRecords, permitInForce } from '../authorisation.ts';
import { closest } from '../diagnostics/closest.ts';
import type { Diagnostic } from '../diagnostics/diagnostics.ts';
import { type Message, message } from '../diagnostics/messages.ts';
import type { Content } from '../load/content.ts';
import { contentFiles } from '../load/folders.ts';
import type { Authorisation, Countries, Country } from '../schema/index.ts';
import { isAfter } from './dates.ts';
import { isExample } from './example.ts';
import { repeated } from './repeated.ts';
import { publishedReviews } from './reviews.ts';

/**
 * Countries that nobody knows; authorisations without a source, or that contradict each other or the law of their country;
 * partner buttons that this law does not allow.
 */
export function checkAuthorisations(content: Content): Diagnostic[] {
  const { site } = content;
  return [
    ...countriesTwice(content),
    ...endedButLawful(content),
    ...records(content),
    // While `url` is an example, nothing is published: buttons may stand.
    ...(site && !isExample(new URL(site.url).hostname) ? unlawfulButtons(content) : []),
  ];
}

/** Every id that an authorisation may name, in the order of the file. */
const jurisdictions = ({ countries, elsewhere }: Countries) => [
  ...countries.map(({ id }) => id),
  ...Object.keys(elsewhere),
];

function countriesTwice({ countries, at }: Content): Diagnostic[] {
  if (!countries) return [];
  const place = (field: string) => (index: number) => at(contentFiles.countries, 'countries', index, field);
  const names = countries.countries.map(({ name }) => name[defaultLocale]);
  return [...repeated(jurisdictions(countries), place('id')), ...repeated(names, place('name'))];
}

/** A country said to have ended every authorisation, whose `state` still lets bets be taken with one. */
function endedButLawful({ countries, at }: Content): Diagnostic[] {
  return [...(countries?.countries ?? []).entries()]
    .filter(([, country]) => country.ended && isLawful(country))
    .map(([index, { id, state }]) => ({
      ...at(contentFiles.countries, 'countries', index, 'ended'),
      message: message('authorisations.endedButLawful', { id, state }),
    }));
}

function records({ countries, reviews, at }: Content): Diagnostic[] {
  if (!countries) return [];
  const known = jurisdictions(countries);
  return [...reviews].flatMap(([review, { region, authorisations }]): Diagnostic[] => {
    const place = (...keys: PropertyKey[]) => at(contentFiles.review(review), 'authorisations', ...keys);
    const isKnown = ({ country }: Authorisation) => known.includes(country);
    const home = countriesIn(region, countries).map(({ id }) => id);
    const withoutLocalRecord =
      authorisations.every(isKnown) && localRecords({ region, authorisations }, countries).length === 0;
    return [
      ...(withoutLocalRecord
        ? [{ ...place(), message: message('authorisations.noLocalRecord', { region, known: home }) }]
        : []),
      ...authorisations.flatMap((item, index) => {
        const { country: id } = item;
        if (!isKnown(item)) {
          const near = closest(id, known) ?? 'none';
          return [{ ...place(index, 'country'), message: message('references.noCountry', { id, near, known }) }];
        }
        const country = countries.countries.find((other) => other.id === id);
        const contradicted = authorisations.slice(0, index).some((other) => contradict(item, other));
        return [
          ...(contradicted
            ? [{ ...place(index, 'country'), message: message('authorisations.contradiction', { id }) }]
            : []),
          ...[...againstLaw(item, country)].map(([key, message]) => ({ ...place(index, key), message })),
        ];
      }),
    ];
  });
}

/** Whether two records of one country clash: “none found” beside any other, or one act twice. Of two acts, one came after the other. */
function contradict(item: Authorisation, other: Authorisation): boolean {
  const actOf = (record: Authorisation) => ('act' in record ? record.act : undefined);
  const states = [item.state, other.state];
  return item.country === other.country && (states.includes('none found') || actOf(item) === actOf(other));
}

/** What is wrong with a record by the law of its country, at which field. */
function* againstLaw(item: Authorisation, country: Country | undefined): Generator<[field: string, message: Message]> {
  const { country: id, state, lists, sources = [] } = item;
  const sourced = lists !== undefined || sources.length > 0 || (state === 'unclear' && item.note !== undefined);
  if (state !== 'none found' && !sourced) yield ['state', message('authorisations.noAuthorisationSource')];
  if (lists && !country?.list) yield ['lists', message('authorisations.listsWithoutList', { id })];
  if (state === 'ended' && !item.until && !country?.ended) yield ['state', message('authorisations.noEnd', { id })];
  if (state === 'held' && country && !canBeLicensed(country))
    yield ['state', message('authorisations.authorisationImpossible', { id })];
  const day = country?.ended?.on;
  const days = { from: 'from' in item ? item.from : undefined, until: 'until' in item ? item.until : undefined };
  for (const [field, date] of Object.entries(days)) {
    if (day && date && isAfter(date, day)) yield [field, message('authorisations.afterEnd', { field, id, day })];
  }
}

/**
 * Operators whose partner button the setting shows although, by the data, no country of their region that gives licences has
 * authorised them. The build fails on them once the site has an address of its own; before, only `npm run check:launch` reports
 * them.
 */
export function unlawfulButtons(content: Content): Diagnostic[] {
  const { site, countries, at } = content;
  if (!countries || site?.partnerButtons !== 'all') return [];
  return publishedReviews(content)
    .filter(([, review]) => !permitInForce(review, countries))
    .map(([id, { name, region }]) => ({
      ...at(contentFiles.review(id), 'authorisations'),
      message: message('authorisations.mayNotTakeBets', {
        name,
        reason: isBanned(region, countries) ? 'banned' : 'no permit',
      }),
    }));
}
