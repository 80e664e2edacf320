import type { MdxComponentProps } from '@/components/mdx-component-props.ts';
import { HowWeScore } from '@/components/review/how-we-score.tsx';
import { reviewLink } from '@/components/review/review-link.ts';
import { StatusChip } from '@/components/review/status-chip.tsx';
import { Link } from '@/components/ui/link.tsx';
import { catalogue, type Review } from '@/lib/content/catalogue.ts';
import { factText, hasFact } from '@/lib/content/fact-text.ts';
import { listOrder } from '@/lib/content/scores.ts';
import { formatList, formatNumber } from '@/lib/i18n/format.ts';
import type { Locale } from '@/lib/i18n/locales.ts';
import { translator } from '@/lib/i18n/translate.ts';

type Asked = Pick<MdxComponentProps<'KnownFacts'>, 'facts' | 'criterion'>;

/** What is on record of each operator of a region about one subject, then of whom nothing is. */
export function KnownFacts({ region, title, facts, criterion, locale, page }: MdxComponentProps<'KnownFacts'>) {
  const t = translator(locale, 'ranking');
  const operators = listOrder(catalogue().reviews, region).map((review) => ({
    review,
    lines: knownLines(review, { facts, criterion }, locale),
  }));
  const known = operators.filter(({ lines }) => lines.length > 0);
  const unknown = operators.filter(({ lines }) => lines.length === 0);
  return (
    <div className="comparison space-y-s">
      {known.length > 0 && (
        <div className="table-scroll">
          <table>
            <caption>{title}</caption>
            <thead>
              <tr>
                <th scope="col">{t('columns.name')}</th>
                <th scope="col">{t('facts')}</th>
              </tr>
            </thead>
            <tbody>
              {known.map(({ review, lines }) => (
                <tr key={review.slug}>
                  <th scope="row" className="min-w-42 align-baseline @tablet:min-w-60">
                    <Link
                      {...reviewLink(review, page)}
                      className="-mt-5 inline-flex min-h-target min-w-target items-end"
                    >
                      {review.name}
                    </Link>
                    <div className="my-2.5">
                      <StatusChip review={review} locale={locale} page={page} />
                    </div>
                  </th>
                  <td className="align-baseline">
                    <ul>
                      {lines.map(({ name, value }) => (
                        <li key={name}>
                          {name}: <strong>{value}</strong>
                        </li>
                      ))}
                    </ul>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {unknown.length > 0 && (
        <p className="max-w-column text-small text-muted">
          {t('nothingKnown', {
            names: formatList(
              unknown.map(({ review }) => review.name),
              locale,
            ),
          })}
        </p>
      )}
      {criterion && known.length > 0 && <HowWeScore asks="criteria" about={title} locale={locale} page={page} />}
    </div>
  );
}

function knownLines(review: Review, { facts, criterion }: Asked, locale: Locale): { name: string; value: string }[] {
  const name = translator(locale, 'facts');
  const score = review.criteria.find(({ id }) => id === criterion)?.score;
  const lines = facts
    .filter((id) => hasFact(id, review, locale))
    .map((id) => ({ name: name(`names.${id}`), value: factText(id, review, locale) }));
  if (criterion && score !== undefined) {
    const scored = { name: translator(locale, 'criteria')(criterion), value: `${formatNumber(score, locale, 1)}/10` };
    return [...lines, scored];
  }
  return lines;
}
