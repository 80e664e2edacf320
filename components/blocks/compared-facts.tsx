import type { Review } from '@/lib/content/catalogue.ts';
import { factIds } from '@/lib/content/fact-ids.ts';
import { factText, hasFact } from '@/lib/content/fact-text.ts';
import { formatList } from '@/lib/i18n/format.ts';
import type { Locale } from '@/lib/i18n/locales.ts';
import { translator } from '@/lib/i18n/translate.ts';

/** The facts by which operators are compared. */
export const comparedFacts = ['minimumDeposit', 'pix', 'rollover'] as const;
type ComparedFact = (typeof comparedFacts)[number];

/** A compared fact in words; `undefined` where it is not known. */
export function comparedFact(id: ComparedFact, review: Review, locale: Locale): string | undefined {
  if (id !== 'pix') return hasFact(id, review, locale) ? factText(id, review, locale) : undefined;
  const { payments } = review.facts;
  return payments && translator(locale, 'ranking')(payments.includes('pix') ? 'yes' : 'no');
}

/** The compared facts that are known, in a line; folded under it what else is known, and what of them is not. */
export function ComparedFacts({ review, locale }: { review: Review; locale: Locale }) {
  const t = translator(locale, 'ranking');
  const name = translator(locale, 'facts');
  const values = comparedFacts.map((id) => ({ label: t(`columns.${id}`), value: comparedFact(id, review, locale) }));
  const known = values.filter(({ value }) => value !== undefined);
  const missing = values.filter(({ value }) => value === undefined).map(({ label }) => label);
  const rest = factIds.filter(
    (id) => !['licence', 'payments', ...comparedFacts].includes(id) && hasFact(id, review, locale),
  );
  return (
    <>
      {known.length > 0 && (
        <p className="text-small text-muted">{known.map(({ label, value }) => `${label}: ${value}`).join(' · ')}</p>
      )}
      <details className="relative text-small text-muted">
        <summary className="min-h-target content-center">
          {t('more')}
          <span className="sr-only">: {review.name}</span>
        </summary>
        <ul>
          <li>{t(`regions.${review.region}`)}</li>
          {rest.map((id) => (
            <li key={id}>
              {name(`names.${id}`)}: {factText(id, review, locale)}
            </li>
          ))}
          {missing.length > 0 && (
            <li>
              {t('missing')}: {formatList(missing, locale)}
            </li>
          )}
        </ul>
      </details>
    </>
  );
}
