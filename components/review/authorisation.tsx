import type { ReactNode } from 'react';
import { Citations } from '@/components/ui/citation.tsx';
import { Day } from '@/components/ui/day.tsx';
import { Link } from '@/components/ui/link.tsx';
import { LinkedHeading } from '@/components/ui/linked-heading.tsx';
import { lawPath } from '@/lib/content/addresses.ts';
import { endOf, isBanned } from '@/lib/content/authorisation.ts';
import { actText, listDates, placeName, recordClause, standingSentence } from '@/lib/content/authorisation-text.ts';
import { catalogue, type Review } from '@/lib/content/catalogue.ts';
import type { Authorisation } from '@/lib/content/schema/index.ts';
import type { Locale } from '@/lib/i18n/locales.ts';
import { inLanguage } from '@/lib/i18n/localized.ts';
import { translator } from '@/lib/i18n/translate.ts';
import { countryId, ids } from '@/lib/ids.ts';
import type { PageContext } from '@/lib/routes.ts';

interface Props {
  review: Review;
  locale: Locale;
  page: PageContext;
}

/** An operator's status in one sentence, for the first screen of its review. */
export function AuthorisationSummary({ review, locale }: Omit<Props, 'page'>) {
  return <p className="text-small text-ink">{standingSentence(review, catalogue().countries, locale)}</p>;
}

/** Every record of an operator's authorisations, with its company, act, days, sources and the day of the check. */
export function AuthorisationBlock({ review, locale, page }: Props) {
  const t = translator(locale, 'authorisation');
  const { countries } = catalogue();
  const absent = review.authorisations.filter(({ state, lists }) => state === 'none found' && !lists);
  const records = review.authorisations.filter((item) => !absent.includes(item));
  return (
    <section aria-labelledby={ids.authorisation}>
      <LinkedHeading as="h2" id={ids.authorisation}>
        {t('title')}
      </LinkedHeading>
      <p>{standingSentence(review, countries, locale)}</p>
      {[...new Set(records.map(({ country }) => country))].map((country) => (
        <div
          key={country}
          className="grid gap-s rounded-card bg-surface p-m text-small print:border print:border-edge forced-colors:border"
        >
          <div>
            <LinkedHeading as="h3" id={countryId(country)} className="mt-0!">
              {placeName(country, countries, locale)}
            </LinkedHeading>
          </div>
          {records
            .filter((item) => item.country === country)
            .map((item) => (
              <Record key={'act' in item ? item.act : ''} item={item} locale={locale} />
            ))}
        </div>
      ))}
      <p className="text-small">
        <Link to={lawPath(review.region)} locale={page.locale} className="inline-flex min-h-target items-center">
          {t(isBanned(review.region, countries) ? 'lawMore' : 'countriesMore')}
        </Link>
      </p>
    </section>
  );
}

function Record({ item, locale }: { item: Authorisation; locale: Locale }) {
  const t = translator(locale, 'authorisation');
  const { countries } = catalogue();
  const found = item.state === 'none found' ? undefined : item;
  const end = item.state === 'ended' ? endOf(item, countries) : undefined;
  const list = countries.countries.find(({ id }) => id === item.country)?.list;
  const { lists, sources = [], note } = item;
  return (
    <dl className="grid gap-x-m @min-[30rem]:grid-cols-[max-content_1fr]">
      {!found && <Field name={t('fields.found')}>{recordClause(item, countries, locale)}</Field>}
      {found?.holder && <Field name={t('fields.holder')}>{found.holder}</Field>}
      {found?.act && <Field name={t('fields.act')}>{actText(found.act, locale)}</Field>}
      {found?.domain && <Field name={t('fields.domain')}>{found.domain}</Field>}
      {found?.from && (
        <Field name={t('fields.from')}>
          <Day day={found.from} locale={locale} />
        </Field>
      )}
      {end && (
        <Field name={t('fields.until')}>
          <Day day={end.on} locale={locale} />
          {end.by && ` (${inLanguage(end.by, locale)})`}
        </Field>
      )}
      {note && <Field name={t('fields.note')}>{inLanguage(note, locale)}</Field>}
      {((lists && list) || sources.length > 0) && (
        <Field name={t('fields.sources')}>
          <ul className="grid gap-s">
            {lists && list && (
              <li>
                <a href={list.url} rel="noopener">
                  {list.title}
                </a>
                , {list.publisher} ({t('copies', { lists: listDates(lists, locale) })})
              </li>
            )}
            <Citations sources={sources} locale={locale} />
          </ul>
        </Field>
      )}
      <Field name={t('fields.checked')}>
        <Day day={item.checked} locale={locale} />
      </Field>
    </dl>
  );
}

function Field({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="font-semibold text-muted">{name}</dt>
      <dd className="min-w-0 wrap-break-word not-last:mb-s">{children}</dd>
    </>
  );
}
