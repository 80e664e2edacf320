import type { Placed } from '@/components/mdx.tsx';
import { AuthorisationNote } from '@/components/review/authorisation.tsx';
import { Disclosure } from '@/components/review/disclosure.tsx';
import { PartnerLink } from '@/components/review/partner-link.tsx';
import { AnalysisScore, RankingScore } from '@/components/review/scores.tsx';
import { Icon } from '@/components/ui/icon.tsx';
import { Lettermark } from '@/components/ui/lettermark.tsx';
import { Link } from '@/components/ui/link.tsx';
import { Stars } from '@/components/ui/stars.tsx';
import { catalogue, collections, type Review } from '@/lib/content/catalogue.ts';
import { factText } from '@/lib/content/fact-text.ts';
import { comparisonOrder } from '@/lib/content/scores.ts';
import { defaultLocale, locales } from '@/lib/i18n/locales.ts';
import { translator } from '@/lib/i18n/translate.ts';

/** @throws Error where no review has the id; the content check finds that first */
function reviewById(id: string): Review {
  const review = catalogue().reviews.find(({ slug }) => slug === id);
  if (!review) throw new Error(`There is no review ${id}`);
  return review;
}

/** The TOP 3 of `content/rankings.yml`. */
export function TopRanking({ locale, page }: Placed<'TopRanking'>) {
  const t = translator(locale, 'ranking');
  return (
    <>
      <Disclosure locale={locale} />
      <ol className="ranking">
        {catalogue().rankings.top.map(({ review: id, strength, highlights }, index) => {
          const review = reviewById(id);
          return (
            <li key={id} className="card ranking-entry" data-region={review.region}>
              <p className="position">
                <span className="visually-hidden">{t('position')}</span> {index + 1}
              </p>
              <Lettermark review={review} size={56} />
              <div className="ranking-name">
                <h3>{review.name}</h3>
                <p>
                  <span className="tag">{t(`regions.${review.region}`)}</span>{' '}
                  {strength[locale] ?? strength[defaultLocale]}
                </p>
              </div>
              <div className="ranking-score">
                <RankingScore review={review} locale={locale} />
                <Stars score={review.rating} locale={locale} />
                <AnalysisScore review={review} locale={locale} />
              </div>
              <ul className="highlights">
                {highlights.map((highlight) => (
                  <li key={highlight[defaultLocale]}>
                    <Icon name="check" />
                    {highlight[locale] ?? highlight[defaultLocale]}
                  </li>
                ))}
              </ul>
              <div className="ranking-actions">
                <AuthorisationNote review={review} locale={locale} />
                <PartnerLink review={review} locale={locale} />
                <Link to={collections.reviews.path(id)} locale={page.locale} className="button button-quiet">
                  {t('fullReview')}
                  <span className="visually-hidden">: {review.name}</span>
                </Link>
              </div>
            </li>
          );
        })}
      </ol>
    </>
  );
}

/** The five cards of /rankings. */
export function RankingCategories({ locale, page }: Placed<'RankingCategories'>) {
  const t = translator(locale, 'rankings');
  return (
    <div className="cards">
      {catalogue().rankings.categories.map(({ id, icon, title, description, to }) => (
        <div key={id} className="card" id={id}>
          <Icon name={icon} className="card-icon" />
          <h3>{title[locale] ?? title[defaultLocale]}</h3>
          <p>{description[locale] ?? description[defaultLocale]}</p>
          <p>
            <Link to={to} locale={page.locale} className="text-link">
              {t('view')}
              <span className="visually-hidden">: {title[locale] ?? title[defaultLocale]}</span>
              <Icon name="arrowRight" />
            </Link>
          </p>
        </div>
      ))}
    </div>
  );
}

/** All operators in one table, by region and score of the analysis on 10. */
export function ComparisonTable({ locale, page }: Placed<'ComparisonTable'>) {
  const t = translator(locale, 'ranking');
  const columns = ['region', 'rating', 'analysis', 'minimumDeposit', 'pix', 'rollover', 'status'] as const;
  const rows = comparisonOrder(catalogue().reviews);
  return (
    <section className="table-scroll" tabIndex={0} aria-label={t('comparison')}>
      <table className="comparison">
        <caption>{t('comparison')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('columns.name')}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(`columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((review) => (
            <tr key={review.slug}>
              <th scope="row">
                <Link
                  to={collections.reviews.path(review.slug)}
                  locale={page.locale}
                  hrefLang={locales[review.original].hreflang}
                >
                  {review.name}
                </Link>
              </th>
              <td>{t(`regions.${review.region}`)}</td>
              <td>
                <RankingScore review={review} locale={locale} bare />
              </td>
              <td>
                <AnalysisScore review={review} locale={locale} bare />
              </td>
              <td>{factText('minimumDeposit', review, locale)}</td>
              <td>{t(review.facts.payments ? (review.facts.payments.includes('pix') ? 'yes' : 'no') : 'unknown')}</td>
              <td>{factText('rollover', review, locale)}</td>
              <td>{t(`status.${review.authorisation.status}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
