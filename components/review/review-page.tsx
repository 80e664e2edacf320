import { Byline, Day } from '@/components/layout/byline.tsx';
import { InlineScript } from '@/components/layout/inline-script.tsx';
import { PageShell } from '@/components/layout/page-shell.tsx';
import { Sources } from '@/components/layout/sources.tsx';
import { MdxBody } from '@/components/mdx.tsx';
import { Panel } from '@/components/ui/card.tsx';
import { Icon } from '@/components/ui/icon.tsx';
import { Lettermark } from '@/components/ui/lettermark.tsx';
import { TextLink } from '@/components/ui/link.tsx';
import { ScoreMeter } from '@/components/ui/score-meter.tsx';
import { Stars } from '@/components/ui/stars.tsx';
import { Tag, Tags } from '@/components/ui/tag.tsx';
import { type Review, type ReviewFrontmatter, textOf } from '@/lib/content/catalogue.ts';
import { onTen } from '@/lib/content/scores.ts';
import type { Locale } from '@/lib/i18n/locales.ts';
import { inLanguage } from '@/lib/i18n/localized.ts';
import { translator } from '@/lib/i18n/translate.ts';
import type { PageContext } from '@/lib/routes.ts';
import { Alternatives } from './alternatives.tsx';
import { AuthorisationStatus } from './authorisation.tsx';
import { CriterionBars, SummaryTable } from './criteria.tsx';
import { Disclosure } from './disclosure.tsx';
import { FactTable } from './facts.tsx';
import { HowWeScore } from './how-we-score.tsx';
import { PartnerLink } from './partner-link.tsx';
import { AnalysisScore, ScorePair } from './scores.tsx';

export function ReviewPage({ page }: { page: PageContext }) {
  const { review, textLocale: locale } = page;
  if (!review) throw new Error(`There is no review ${page.route.slug}`);
  const { frontmatter, body } = textOf(review, page.locale).doc;
  const t = translator(locale, 'review');
  return (
    <PageShell page={page}>
      <article data-region={review.region}>
        <header className="review-hero">
          <div className="wrap">
            <div className="review-intro">
              {review.back && (
                <TextLink to={review.back.to} locale={page.locale} data-back={review.back.history ? '' : undefined}>
                  <Icon name="arrowLeft" />
                  {t('back')}
                </TextLink>
              )}
              <div className="review-title">
                <Lettermark review={review} size={72} eager />
                <div>
                  <h1>{frontmatter.title}</h1>
                  <p className="review-name">
                    {review.name}{' '}
                    {review.highRisk && (
                      <Tag as="strong" tone="risk">
                        {t('highRisk')}
                      </Tag>
                    )}
                  </p>
                </div>
              </div>
              <p className="lead">{frontmatter.summary}</p>
              <Byline frontmatter={frontmatter} body={body} locale={locale} />
              <AuthorisationStatus review={review} locale={locale} />
            </div>
            <Panel className="review-decision">
              <ScorePair review={review} locale={locale} page={page} />
              <Disclosure locale={locale} page={page} />
              <PartnerLink review={review} locale={locale} />
            </Panel>
          </div>
        </header>
        <div className="review-body wrap">
          <ReviewAside review={review} locale={locale} page={page} />
          <div className="prose">
            <section aria-labelledby="resumo">
              <h2 id="resumo">{t('summary')}</h2>
              <Tags>
                {frontmatter.tags.map((tag) => (
                  <Tag as="li" key={tag}>
                    {tag}
                  </Tag>
                ))}
              </Tags>
            </section>
            <MdxBody page={page} />
            {review.layout === 'numbered' && <SummaryTable review={review} locale={locale} page={page} />}
            <Assessment frontmatter={frontmatter} locale={locale} />
            <section className="verdict on-field" aria-labelledby="veredito">
              <h2 id="veredito">{t('verdict')}</h2>
              <p>{frontmatter.verdict}</p>
              <AnalysisScore review={review} locale={locale} />{' '}
              <HowWeScore asks="notTested" locale={locale} page={page} />
              <PartnerLink review={review} locale={locale} />
            </section>
            <Alternatives review={review} locale={locale} page={page} />
            <History review={review} locale={locale} />
            <Sources sources={review.sources} locale={locale} />
            <div className="partner-dock">
              <strong>{review.name}</strong> <PartnerLink review={review} locale={locale} />
            </div>
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
      <Panel as="section" className="flex flex-col gap-s" aria-labelledby="nota-geral">
        <h2 id="nota-geral">{t('overall')}</h2>
        <p className="overall">
          <AnalysisScore review={review} locale={locale} />
          <Stars score={onTen(review)} locale={locale} />
        </p>
        <ScoreMeter score={onTen(review)} label={t('overall')} />
        <CriterionBars review={review} locale={locale} />
        <HowWeScore asks="criteria" locale={locale} page={page} />
      </Panel>
      <Panel as="section" className="flex flex-col gap-s" aria-labelledby="dados">
        <h2 id="dados">{t('quickFacts')}</h2>
        <FactTable review={review} locale={locale} />
        {review.region === 'brasil' && (bonus || rollover) && <p className="legal-note">{t('bonusLaw')}</p>}
      </Panel>
      <Panel as="section" className="flex flex-col gap-s" aria-labelledby="visitar">
        <h2 id="visitar">{t('callToAction', { name: review.name })}</h2>
        <p>{t('callToActionText')}</p>
        <PartnerLink review={review} locale={locale} />
      </Panel>
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
