import { isBanned, isHoldable, isLawful, permitInForce } from '../authorisation.ts';
import { closest } from '../diagnostics/closest.ts';
import type { Diagnostic } from '../diagnostics/diagnostics.ts';
import { message } from '../diagnostics/messages.ts';
import { isDraft } from '../load/collections.ts';
import type { Content } from '../load/content.ts';
import { files } from '../load/folders.ts';
import type { Countries } from '../schema/index.ts';
import { isAfter } from './dates.ts';
import { isExample } from './example.ts';
import { twice } from './repeated.ts';

/** Unknown countries, authorisations without a source or against the law of their country, and partner buttons that it does not allow. */
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
const placesIn = ({ countries, elsewhere }: Countries) => [...countries.map(({ id }) => id), ...Object.keys(elsewhere)];

function countriesTwice({ countries, at }: Content): Diagnostic[] {
  return twice(countries ? placesIn(countries) : [], (index) => at(files.countries, 'countries', index, 'id'));
}

/** A country that has ended every authorisation, and in which bets may be taken with one. */
function endedButLawful({ countries, at }: Content): Diagnostic[] {
  return [...(countries?.countries ?? []).entries()]
    .filter(([, country]) => country.ended && isLawful(country))
    .map(([index, { id, state }]) => ({
      ...at(files.countries, 'countries', index, 'ended'),
      message: message('references.endedButLawful', { id, state }),
    }));
}

function records({ countries, reviews, at }: Content): Diagnostic[] {
  if (!countries) return [];
  const known = placesIn(countries);
  return [...reviews].flatMap(([review, { authorisations }]) =>
    authorisations.flatMap((item, index): Diagnostic[] => {
      const place = (...keys: PropertyKey[]) => at(files.review(review), 'authorisations', index, ...keys);
      const country = countries.countries.find(({ id }) => id === item.country);
      if (!known.includes(item.country)) {
        const unknown = message('references.noCountry', {
          id: item.country,
          near: closest(item.country, known) ?? 'none',
          known,
        });
        return [{ ...place('country'), message: unknown }];
      }
      const sourced = item.lists !== undefined || (item.sources ?? []).length > 0;
      return [
        ...((item.state === 'held' || item.state === 'ended') && !sourced
          ? [{ ...place('state'), message: message('references.noAuthorisationSource') }]
          : []),
        ...(item.lists && !country?.list
          ? [{ ...place('lists'), message: message('references.listsWithoutList', { id: item.country }) }]
          : []),
        ...(item.state === 'ended' && !item.until && !country?.ended
          ? [{ ...place('state'), message: message('references.noEnd', { id: item.country }) }]
          : []),
        ...(item.state === 'held' && country && !isHoldable(country)
          ? [{ ...place('state'), message: message('references.heldInVain', { id: item.country }) }]
          : []),
        ...(item.state === 'ended' && item.until && country?.ended && isAfter(item.until, country.ended.on)
          ? [
              {
                ...place('until'),
                message: message('references.endsTooLate', { id: item.country, day: country.ended.on }),
              },
            ]
          : []),
      ];
    }),
  );
}

/**
 * Operators whose partner button the setting shows although, by the data, no country of their region that gives licences has
 * authorised them. The build fails on them once the site has an address of its own; `npm run check:launch` tells of them before.
 */
export function unlawfulButtons({ site, countries, reviews, texts, at }: Content): Diagnostic[] {
  if (!countries || site?.partnerButtons !== 'all') return [];
  const published = new Set(texts.reviews.filter((entry) => !isDraft(entry)).map(({ slug }) => slug));
  return [...reviews]
    .filter(([id, review]) => published.has(id) && !permitInForce(review, countries))
    .map(([id, { name, region }]) => ({
      ...at(files.review(id), 'authorisations'),
      message: message('references.mayNotTakeBets', {
        name,
        reason: isBanned(region, countries) ? 'banned' : 'no permit',
      }),
    }));
}
