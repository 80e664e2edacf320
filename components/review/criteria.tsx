import type { Placed } from '@/components/mdx.tsx';
import { Icon } from '@/components/ui/icon.tsx';
import { Link } from '@/components/ui/link.tsx';
import { ScoreMeter } from '@/components/ui/score-meter.tsx';
import type { Review } from '@/lib/content/catalogue.ts';
import { criterionIcons } from '@/lib/content/criteria.ts';
import { formatNumber } from '@/lib/i18n/format.ts';
import type { Locale } from '@/lib/i18n/locales.ts';
import { translator } from '@/lib/i18n/translate.ts';
import type { PageContext } from '@/lib/routes.ts';
import { HowWeScore, howWeScore } from './how-we-score.tsx';

/** The six criteria with their bars. */
export function CriterionBars({ review, locale }: { review: Review; locale: Locale }) {
  const name = translator(locale, 'criteria');
  const t = translator(locale, 'review');
  return (
    <ul className="criterion-bars">
      {review.criteria.map(({ id, score }) => (
        <li key={id}>
          <span>
            <Icon name={criterionIcons[id]} />
            {name(id)}
          </span>{' '}
          {score === undefined ? (
            <span className="text-tiny font-normal text-muted">{t('noScore')}</span>
          ) : (
            <>
              <strong>{formatNumber(score, locale, 1)}</strong>
              <ScoreMeter score={score} label={name(id)} />
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

/**
 * Detailed analysis of one criterion; numbered where the review's layout is. Its score leads to how scores come about. The link
 * says so in a title: words of its own would be read as part of the heading.
 */
export function Criterion({ id, children, locale, page }: Placed<'Criterion'>) {
  const { review } = page;
  if (!review) throw new Error('<Criterion> belongs to reviews only');
  const t = translator(locale, 'review');
  const position = review.criteria.findIndex((criterion) => criterion.id === id);
  const score = review.criteria[position]?.score;
  const Heading = review.layout === 'tabs' ? 'h3' : 'h2';
  return (
    <section className="criterion" aria-labelledby={`criterio-${id}`}>
      <Heading id={`criterio-${id}`}>
        <Icon name={criterionIcons[id]} />
        <span>
          {review.layout === 'numbered' && `${position + 1}. `}
          {translator(locale, 'criteria')(id)}
        </span>{' '}
        {score !== undefined && (
          <Link to={howWeScore.criteria} locale={page.locale} title={t('howWeScore.criteria')}>
            <span className="criterion-score">{formatNumber(score, locale, 1)}</span>
          </Link>
        )}
      </Heading>
      {score === undefined && <p className="no-score">{t('noScoreLong')}</p>}
      {children}
    </section>
  );
}

/** Criterion and score in a table, with the average as its last row. */
export function SummaryTable({ review, locale, page }: { review: Review; locale: Locale; page: PageContext }) {
  const t = translator(locale, 'review');
  const name = translator(locale, 'criteria');
  return (
    <section aria-labelledby="tabela-resumo">
      <h2 id="tabela-resumo">{t('summaryTable')}</h2>
      <div className="table-scroll">
        <table className="summary-table">
          <caption className="sr-only">{t('summaryTable')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('criterion')}</th>
              <th scope="col">{t('scoreOf10')}</th>
            </tr>
          </thead>
          <tbody>
            {review.criteria.map(({ id, score }) => (
              <tr key={id}>
                <th scope="row">{name(id)}</th>
                <td>{score === undefined ? t('noScore') : formatNumber(score, locale, 1)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('average')}</th>
              <td>{formatNumber(review.score.value, locale, 1)}</td>
            </tr>
          </tfoot>
        </table>
      </div>
      <HowWeScore asks="criteria" locale={locale} page={page} />
    </section>
  );
}
