import type { MdxComponentProps } from '@/components/mdx-component-props.ts';
import { Icon } from '@/components/ui/icon.tsx';
import { Link } from '@/components/ui/link.tsx';
import { LinkedHeading } from '@/components/ui/linked-heading.tsx';
import { ScoreMeter } from '@/components/ui/score-meter.tsx';
import { howWeScore } from '@/lib/content/addresses.ts';
import type { Review } from '@/lib/content/catalogue.ts';
import { criterionIcons } from '@/lib/content/schema/criteria.ts';
import { hasCriteria, type Weakness, weakness } from '@/lib/content/scores.ts';
import { formatList, formatNumber } from '@/lib/i18n/format.ts';
import type { Locale } from '@/lib/i18n/locales.ts';
import { translator } from '@/lib/i18n/translate.ts';
import { criterionId, ids } from '@/lib/ids.ts';
import type { PageContext } from '@/lib/routes.ts';
import { HowWeScore } from './how-we-score.tsx';

/** The six criteria with their bars. */
export function CriterionBars({ review, locale }: { review: Review; locale: Locale }) {
  const name = translator(locale, 'criteria');
  const t = translator(locale, 'review');
  if (!hasCriteria(review)) return <NoCriteria review={review} locale={locale} />;
  return (
    <ul className="criterion-bars mt-s grid gap-m text-small/[1.35] hyphens-auto">
      {review.criteria.map(({ id, score }) => (
        <li key={id} className="grid grid-cols-[1fr_auto] gap-x-m gap-y-xs @max-[18rem]:grid-cols-1">
          <span className="inline-flex items-center gap-s">
            <Icon name={criterionIcons[id]} className="text-muted" />
            {name(id)}
          </span>{' '}
          {score === undefined ? (
            <span className="text-tiny font-normal text-muted">{t('noScore')}</span>
          ) : (
            <>
              <span>
                <Weak kind={weakness(score)} locale={locale} />
                <strong className="font-display">{formatNumber(score, locale, 1)}</strong>
              </span>
              <ScoreMeter score={score} label={name(id)} tone={weakness(score)} />
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

/** What is said instead of six empty rows. */
function NoCriteria({ review, locale }: { review: Review; locale: Locale }) {
  const name = translator(locale, 'criteria');
  const names = formatList(
    review.criteria.map(({ id }) => name(id)),
    locale,
  );
  const first = String(review.firstEdition);
  return (
    <p className="no-criteria text-small text-muted">
      {translator(locale, 'review')('noCriteriaLong', { names, first })}
    </p>
  );
}

const tones = {
  weak: { word: 'text-amber', badge: 'bg-amber text-paper' },
  veryWeak: { word: 'text-negative', badge: 'bg-negative text-paper' },
} as const satisfies Record<Weakness, unknown>;

/** The word for a weak score: its colour alone tells nothing to readers who cannot see it. */
function Weak({ kind, locale }: { kind: Weakness | undefined; locale: Locale }) {
  if (!kind) return null;
  return (
    <span className={`text-tiny font-semibold ${tones[kind].word}`}>
      {translator(locale, 'review')(`weakness.${kind}`)}{' '}
    </span>
  );
}

/**
 * Detailed analysis of one criterion; numbered where the review's layout is. Its score, with the word for a weak one, is part of
 * the heading's name and leads to how scores come about; the link says where to in a title, which is no part of that name.
 */
export function Criterion({ id, children, locale, page }: MdxComponentProps<'Criterion'>) {
  if (page.route.collection !== 'reviews') throw new Error('<Criterion> belongs to reviews only');
  const review = page.route.entry;
  const t = translator(locale, 'review');
  const position = review.criteria.findIndex((criterion) => criterion.id === id);
  const score = review.criteria[position]?.score;
  const weak = score === undefined ? undefined : weakness(score);
  return (
    <section className="criterion" aria-labelledby={criterionId(id)}>
      <LinkedHeading
        as={review.layout === 'tabs' ? 'h3' : 'h2'}
        id={criterionId(id)}
        className="flex max-w-measure items-center gap-[0.6rem]"
      >
        <Icon name={criterionIcons[id]} className="text-accent" />
        <span>
          {review.layout === 'numbered' && `${position + 1}. `}
          {translator(locale, 'criteria')(id)}
        </span>{' '}
        {/* Higher to tap than the score in it looks, which alone makes the heading as high as it is. */}
        {score !== undefined && (
          <Link
            to={howWeScore.criteria}
            locale={page.locale}
            title={t('howWeScore.criteria')}
            className="my-[calc((1.28em-var(--spacing-target))/2)] ms-auto flex min-h-target min-w-target flex-none items-center gap-s text-inherit decoration-on-accent"
          >
            <Weak kind={weak} locale={locale} />
            <span
              className={`criterion-score rounded-small px-[0.6rem] text-[0.8em] leading-[1.6] tracking-normal ${weak ? tones[weak].badge : 'bg-accent text-on-accent'}`}
            >
              {formatNumber(score, locale, 1)}
            </span>
          </Link>
        )}
      </LinkedHeading>
      {score === undefined && <p className="text-small text-muted">{t('noScoreLong')}</p>}
      {children}
    </section>
  );
}

const lastColumn = 'pe-0 text-end';

/** Criterion and score in a table, with the average as its last row. */
export function SummaryTable({ review, locale, page }: { review: Review; locale: Locale; page: PageContext }) {
  const t = translator(locale, 'review');
  const name = translator(locale, 'criteria');
  return (
    <section aria-labelledby={ids.summaryTable}>
      <LinkedHeading as="h2" id={ids.summaryTable}>
        {t('summaryTable')}
      </LinkedHeading>
      <div className="table-scroll">
        <table>
          <caption className="sr-only">{t('summaryTable')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('criterion')}</th>
              <th scope="col" className={lastColumn}>
                {t('scoreOf10')}
              </th>
            </tr>
          </thead>
          <tbody>
            {review.criteria.map(({ id, score }) => (
              <tr key={id}>
                <th scope="row">{name(id)}</th>
                <td className={lastColumn}>{score === undefined ? t('noScore') : formatNumber(score, locale, 1)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('average')}</th>
              <td className={lastColumn}>{formatNumber(review.score.value, locale, 1)}</td>
            </tr>
          </tfoot>
        </table>
      </div>
      <HowWeScore asks="criteria" locale={locale} page={page} />
    </section>
  );
}
