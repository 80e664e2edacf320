import type { Review } from '@/lib/content/catalogue.ts';
import { factText, hasFact } from '@/lib/content/fact-text.ts';
import { factIds } from '@/lib/content/schema/fact-ids.ts';
import { formatList } from '@/lib/i18n/format.ts';
import type { Locale } from '@/lib/i18n/locales.ts';
import { translator } from '@/lib/i18n/translate.ts';

/** The facts by which operators are compared. */
export const comparedFacts = ['pix', 'rollover', 'minimumDeposit'] as const;
type ComparedFact = (typeof comparedFacts)[number];

/** A compared fact in words; `undefined` where it is not known. */
export function comparedFact(id: ComparedFact, review: Review, locale: Locale): string | undefined {
  if (id !== 'pix') return hasFact(id, review, locale) ? factText(id, review, locale) : undefined;
  const { payments } = review.facts;
  return payments && translator(locale, 'ranking')(payments.includes('pix') ? 'yes' : 'no');
}

interface Props {
  review: Review;
  locale: Locale;
}

/** As many facts as the line of a row has room for on a phone. */
const IN_ROW = 2;

/** The first of the compared facts that are known, in a line; nothing where none is. */
export function ComparedFacts({ review, locale }: Props) {
  const { known } = labelled(review, locale);
  if (known.length === 0) return null;
  return <ul className="flex flex-wrap gap-x-3 text-small text-muted">{known.slice(0, IN_ROW).map(toItem)}</ul>;
}

/** Folded: the region, what else is known, and which of the compared facts are not. */
export function FurtherFacts({ review, locale }: Props) {
  const t = translator(locale, 'ranking');
  const name = translator(locale, 'facts');
  const { known, missing } = labelled(review, locale);
  const beyond = known.slice(IN_ROW);
  const further = furtherFacts.filter((id) => tellsMore(id, review, locale));
  return (
    // Opened, its list goes below the row's last line, in which the summary stays where it was tapped. Closed, the list is an empty
    // item of that line, and takes back the gap that the row (`gap-x-m`) leaves before it.
    <details className="text-small text-muted *:relative not-open:details-content:-ms-m open:w-full open:details-content:w-full supports-[selector(::details-content)]:contents">
      <summary className="min-h-target content-center">
        {beyond.length > 0 || further.length > 0 || missing.length === 0 ? t('more') : t('missing')}
        <span className="sr-only">: {review.name}</span>
      </summary>
      <ul className="pb-s">
        <li>
          {t('columns.region')}: {t(`regions.${review.region}`)}
        </li>
        {beyond.map(toItem)}
        {further.map((id) => (
          <li key={id}>
            {name(`names.${id}`)}: {factText(id, review, locale)}
          </li>
        ))}
        {missing.length > 0 && (
          <li>
            {t('missing')}:{' '}
            {formatList(
              missing.map(({ label }) => label),
              locale,
            )}
          </li>
        )}
      </ul>
    </details>
  );
}

/** Facts besides those that a row tells itself, or by its status. */
const furtherFacts = factIds.filter((id) => !['licence', ...comparedFacts].includes(id));

/** Whether a fact is known and says what the row has not said: of payments, the row has said whether PIX is among them. */
function tellsMore(id: (typeof factIds)[number], review: Review, locale: Locale): boolean {
  if (id === 'payments' && review.facts.payments?.every((method) => method === 'pix')) return false;
  return hasFact(id, review, locale);
}

const toItem = ({ label, value }: { label: string; value: string | undefined }) => (
  <li key={label}>
    {label}: {value}
  </li>
);

/** The compared facts with their names: those that are known, and those that are not. */
function labelled(review: Review, locale: Locale) {
  const facts = comparedFacts.map((id) => ({
    label: translator(locale, 'ranking')(`columns.${id}`),
    value: comparedFact(id, review, locale),
  }));
  return {
    known: facts.filter(({ value }) => value !== undefined),
    missing: facts.filter(({ value }) => value === undefined),
  };
}
