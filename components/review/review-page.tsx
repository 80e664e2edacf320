import { LawNotice } from '@/components/law/law-notice.tsx';
import { Byline, Day } from '@/components/layout/byline.tsx';
import { InlineScript } from '@/components/layout/inline-script.tsx';
import { PageShell } from '@/components/layout/page-shell.tsx';
import { Sources } from '@/components/layout/sources.tsx';
import { MdxBody } from '@/components/mdx.tsx';
import { Icon } from '@/components/ui/icon.tsx';
import { Lettermark } from '@/components/ui/lettermark.tsx';
import { Link } from '@/components/ui/link.tsx';
import { ScoreMeter } from '@/components/ui/score-meter.tsx';
import { Stars } from '@/components/ui/stars.tsx';
import { countriesIn } from '@/lib/content/authorisation.ts';
import { catalogue, type Review, type ReviewFrontmatter, textOf } from '@/lib/content/catalogue.ts';
import { onTen } from '@/lib/content/scores.ts';
import type { Locale } from '@/lib/i18n/locales.ts';
import { inLanguage } from '@/lib/i18n/localized.ts';
import { translator } from '@/lib/i18n/translate.ts';
import type { PageContext } from '@/lib/routes.ts';
import { Alternatives } from './alternatives.tsx';
import { AuthorisationBlock, AuthorisationSummary } from './authorisation.tsx';
import { CriterionBars, SummaryTable } from './criteria.tsx';
import { Disclosure } from './disclosure.tsx';
import { FactTable } from './facts.tsx';
import { HowWeScore } from './how-we-score.tsx';
import { hasPartnerLink, isQuietPartner, PartnerActions, PartnerLink } from './partner-link.tsx';
import { AnalysisScore, ScorePair } from './scores.tsx';
import { StatusChip } from './status-chip.tsx';

export function ReviewPage({ page }: { page: PageContext<'reviews'> }) {
  const { route, textLocale: locale } = page;
  const review = route.entry;
  const { frontmatter, body } = textOf(review, page.locale).doc;
  const t = translator(locale, 'review');
  const quiet = isQuietPartner(review);
  const banned = countriesIn(review.region, catalogue().countries).filter(({ state }) => state === 'prohibited');
  return (
    <PageShell page={page}>
      {banned.map(({ id }) => (
        <LawNotice key={id} country={id} brief locale={locale} page={page} />
      ))}
      <article data-region={review.region}>
        <header className="review-hero">
          <div className="wrap">
            <div className="review-intro">
              {review.back && (
                <Link
                  to={review.back.to}
                  locale={page.locale}
                  className="text-link"
                  data-back={review.back.history ? '' : undefined}
                >
                  <Icon name="arrowLeft" />
                  {t('back')}
                </Link>
              )}
              <div className="review-title">
                <Lettermark review={review} size={72} eager />
                <div>
                  <h1>{frontmatter.title}</h1>
                  <p className="review-name">
                    {review.name} {review.highRisk && <strong className="tag tag-risk">{t('highRisk')}</strong>}{' '}
                    <StatusChip review={review} locale={locale} page={page} />
                  </p>
                </div>
              </div>
              <p className="lead">{frontmatter.summary}</p>
              <Byline frontmatter={frontmatter} body={body} locale={locale} />
              <AuthorisationSummary review={review} locale={locale} />
            </div>
            <div className="review-decision panel">
              <ScorePair review={review} locale={locale} page={page} />
              {hasPartnerLink(review) && <Disclosure locale={locale} page={page} />}
              <PartnerActions review={review} locale={locale} page={page} />
            </div>
          </div>
        </header>
        <div className="wrap review-body">
          <ReviewAside review={review} locale={locale} page={page} />
          <div className="prose">
            <section aria-labelledby="resumo">
              <h2 id="resumo">{t('summary')}</h2>
              <ul className="tags">
                {frontmatter.tags.map((tag) => (
                  <li key={tag} className="tag">
                    {tag}
                  </li>
                ))}
              </ul>
            </section>
            <AuthorisationBlock review={review} locale={locale} page={page} />
            <MdxBody page={page} />
            {review.layout === 'numbered' && <SummaryTable review={review} locale={locale} page={page} />}
            <Assessment frontmatter={frontmatter} locale={locale} />
            <section className="verdict on-field" aria-labelledby="veredito">
              <h2 id="veredito">{t('verdict')}</h2>
              <p>{frontmatter.verdict}</p>
              <AnalysisScore review={review} locale={locale} />{' '}
              <HowWeScore asks="notTested" locale={locale} page={page} />
              <PartnerActions review={review} locale={locale} page={page} />
            </section>
            <Alternatives review={review} locale={locale} page={page} />
            <History review={review} locale={locale} />
            <Sources sources={review.sources} locale={locale} />
            {!quiet && hasPartnerLink(review) && (
              <div className="partner-dock">
                <strong>{review.name}</strong> <PartnerLink review={review} locale={locale} />
              </div>
            )}
          </div>
        </div>
      </article>
      {review.back?.history && <InlineScript name="backLinks" />}
    </PageShell>
  );
}

/** Overall score, criteria, facts and button beside the text. */
function ReviewAside({ review, locale, page }: { review: Review; locale: Locale; page: PageContext }) {
  const t = translator(locale, 'review');
  const { bonus, rollover } = review.facts;
  return (
    <aside className="review-aside" aria-label={t('aside')}>
      <section className="card panel" aria-labelledby="nota-geral">
        <h2 id="nota-geral">{t('overall')}</h2>
        <p className="overall">
          <AnalysisScore review={review} locale={locale} />
          <Stars score={onTen(review)} locale={locale} />
        </p>
        <ScoreMeter score={onTen(review)} label={t('overall')} />
        <CriterionBars review={review} locale={locale} />
        <HowWeScore asks="criteria" locale={locale} page={page} />
      </section>
      <section className="card panel" aria-labelledby="dados">
        <h2 id="dados">{t('quickFacts')}</h2>
        <FactTable review={review} locale={locale} />
        {review.region === 'brasil' && (bonus || rollover) && <p className="legal-note">{t('bonusLaw')}</p>}
      </section>
      <section className={isQuietPartner(review) ? 'card panel static!' : 'card panel'} aria-labelledby="visitar">
        <h2 id="visitar">{t('callToAction', { name: review.name })}</h2>
        <p>{t('callToActionText')}</p>
        <PartnerActions review={review} locale={locale} page={page} />
      </section>
    </aside>
  );
}

/** Pros and cons, and who the operator suits. */
function Assessment({ frontmatter, locale }: { frontmatter: ReviewFrontmatter; locale: Locale }) {
  const t = translator(locale, 'review');
  return (
    <section aria-labelledby="pros-e-contras">
      <h2 id="pros-e-contras">{t('prosAndCons')}</h2>
      <div className="assessment">
        {(['pros', 'cons', 'suits', 'avoid'] as const).map((kind) => (
          <div key={kind} data-kind={kind}>
            <h3>{t(kind)}</h3>
            <ul>
              {frontmatter[kind].map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}

function History({ review, locale }: { review: Review; locale: Locale }) {
  return (
    <section aria-labelledby="historico">
      <h2 id="historico">{translator(locale, 'review')('history')}</h2>
      <ul className="history">
        {review.history.map(({ date, change }) => (
          <li key={date}>
            <Day day={date} locale={locale} />: {inLanguage(change, locale)}
          </li>
        ))}
      </ul>
    </section>
  );
}
