import type { ReactNode } from 'react';
import { LawNotice } from '@/components/law/law-notice.tsx';
import { MdxBody } from '@/components/mdx.tsx';
import { Alternatives } from '@/components/review/alternatives.tsx';
import { AuthorisationBlock, AuthorisationSummary } from '@/components/review/authorisation.tsx';
import { CriterionBars, SummaryTable } from '@/components/review/criteria.tsx';
import { Disclosure } from '@/components/review/disclosure.tsx';
import { FactTable } from '@/components/review/facts.tsx';
import { HowWeScore } from '@/components/review/how-we-score.tsx';
import { PartnerDock } from '@/components/review/partner-dock.tsx';
import { hasPartnerLink, isQuietPartner, PartnerActions } from '@/components/review/partner-link.tsx';
import { AnalysisScore, ScorePair } from '@/components/review/scores.tsx';
import { reviewSections } from '@/components/review/sections.ts';
import { StatusChip } from '@/components/review/status-chip.tsx';
import { Verdict } from '@/components/review/verdict.tsx';
import { Panel } from '@/components/ui/card.tsx';
import { Day } from '@/components/ui/day.tsx';
import { Icon } from '@/components/ui/icon.tsx';
import { Lead } from '@/components/ui/lead.tsx';
import { Lettermark } from '@/components/ui/lettermark.tsx';
import { TextLink } from '@/components/ui/link.tsx';
import { LinkedHeading } from '@/components/ui/linked-heading.tsx';
import { ScoreMeter } from '@/components/ui/score-meter.tsx';
import { Stars } from '@/components/ui/stars.tsx';
import { Tag, Tags } from '@/components/ui/tag.tsx';
import { countriesIn } from '@/lib/content/authorisation.ts';
import { catalogue, docFor, type Review, type ReviewFrontmatter } from '@/lib/content/catalogue.ts';
import { hasCriteria, onTen } from '@/lib/content/scores.ts';
import type { Locale } from '@/lib/i18n/locales.ts';
import { inLanguage } from '@/lib/i18n/localized.ts';
import { translator } from '@/lib/i18n/translate.ts';
import { ids } from '@/lib/ids.ts';
import type { PageContext } from '@/lib/routes.ts';
import { Byline } from './byline.tsx';
import { InlineScript } from './inline-script.tsx';
import { PageShell } from './page-shell.tsx';
import { Sources } from './sources.tsx';
import { TableOfContents } from './table-of-contents.tsx';

export function ReviewPage({ page }: { page: PageContext<'reviews'> }) {
  const { route, textLocale: locale } = page;
  const review = route.entry;
  const { frontmatter, body } = docFor(review, page.locale).doc;
  const t = translator(locale, 'review');
  const quiet = isQuietPartner(review);
  const banned = countriesIn(review.region, catalogue().countries).filter(({ state }) => state === 'prohibited');
  return (
    <PageShell page={page}>
      {banned.map(({ id }) => (
        <LawNotice key={id} country={id} brief locale={locale} page={page} />
      ))}
      <article data-region={review.region}>
        <header className="border-t-4 border-accent bg-surface pt-l pb-xl">
          <Columns className="gap-y-l">
            <Stack>
              {review.back && (
                <TextLink to={review.back.to} locale={page.locale} data-back={review.back.history ? '' : undefined}>
                  <Icon name="arrowLeft" />
                  {t('back')}
                </TextLink>
              )}
              <div className="flex items-start gap-m @max-phone:flex-wrap @max-phone:[&>img]:size-12">
                <Lettermark review={review} size={72} eager />
                <div className="flex-[1_1_14rem]">
                  <h1>{frontmatter.title}</h1>
                  <p className="mt-s flex flex-wrap items-center gap-s font-semibold text-muted">
                    {review.name}{' '}
                    {review.highRisk && (
                      <Tag as="strong" tone="risk">
                        {t('highRisk')}
                      </Tag>
                    )}
                    <StatusChip review={review} locale={locale} page={page} />
                  </p>
                </div>
              </div>
              <Lead>{frontmatter.summary}</Lead>
              <Byline frontmatter={frontmatter} body={body} locale={locale} />
              <AuthorisationSummary review={review} locale={locale} />
            </Stack>
            <Panel className="self-start">
              <Stack>
                <ScorePair review={review} locale={locale} page={page} />
                {hasPartnerLink(review) && <Disclosure locale={locale} page={page} />}
                <PartnerActions review={review} locale={locale} page={page} />
              </Stack>
            </Panel>
          </Columns>
        </header>
        {/* What has focus or was jumped to is kept above the dock. */}
        <Columns className="review-body gap-y-xl py-xl tall:**:scroll-mb-20">
          <TableOfContents headings={reviewSections(review, locale)} locale={locale} place="above" />
          <ReviewAside review={review} locale={locale} page={page} />
          <div className="prose @desktop:col-start-1 @desktop:row-start-2">
            <section aria-labelledby={ids.summary}>
              <LinkedHeading as="h2" id={ids.summary}>
                {t('summary')}
              </LinkedHeading>
              <Tags>
                {frontmatter.tags.map((tag) => (
                  <Tag as="li" key={tag}>
                    {tag}
                  </Tag>
                ))}
              </Tags>
            </section>
            <AuthorisationBlock review={review} locale={locale} page={page} />
            <MdxBody page={page} />
            {review.layout === 'numbered' && hasCriteria(review) && (
              <SummaryTable review={review} locale={locale} page={page} />
            )}
            <Assessment frontmatter={frontmatter} locale={locale} />
            <Verdict aria-labelledby={ids.verdict}>
              <div>
                <LinkedHeading as="h2" id={ids.verdict}>
                  {t('verdict')}
                </LinkedHeading>
              </div>
              <p>{frontmatter.verdict}</p>
              <AnalysisScore review={review} locale={locale} />{' '}
              <HowWeScore asks="notTested" locale={locale} page={page} />
              <PartnerActions review={review} locale={locale} page={page} />
            </Verdict>
            <Alternatives review={review} locale={locale} page={page} />
            <History review={review} locale={locale} />
            <Sources sources={review.sources} firstEdition={review.firstEdition} locale={locale} />
            {!quiet && hasPartnerLink(review) && <PartnerDock review={review} locale={locale} />}
          </div>
        </Columns>
      </article>
      {review.back?.history && <InlineScript name="backLinks" />}
    </PageShell>
  );
}

/** A column of text, with a narrower one beside it where there is room. */
function Columns({ className, children }: { className: string; children: ReactNode }) {
  return (
    <div className={`wrap grid grid-cols-1 gap-x-xl @desktop:grid-cols-review @desktop:justify-between ${className}`}>
      {children}
    </div>
  );
}

/** Parts one below the other, as wide as they are by themselves. */
function Stack({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-1 content-start justify-items-start gap-m self-start">{children}</div>;
}

/** Overall score, criteria, facts and button beside the text. */
function ReviewAside({ review, locale, page }: { review: Review; locale: Locale; page: PageContext }) {
  const t = translator(locale, 'review');
  const { bonus, rollover } = review.facts;
  return (
    <aside className="review-aside flex flex-col gap-m @desktop:col-start-2 @desktop:row-[1/3]" aria-label={t('aside')}>
      <AsideCard id={ids.overallScore} title={t('overall')}>
        <p className="flex flex-wrap items-center justify-between gap-x-m gap-y-xs">
          <AnalysisScore review={review} locale={locale} look="large" />
          {review.score.average && <Stars score={onTen(review)} locale={locale} />}
        </p>
        {hasCriteria(review) && <ScoreMeter score={onTen(review)} label={t('overall')} />}
        <CriterionBars review={review} locale={locale} />
        <HowWeScore asks="criteria" locale={locale} page={page} />
      </AsideCard>
      <AsideCard id={ids.quickFacts} title={t('quickFacts', { first: String(review.firstEdition) })}>
        <FactTable review={review} locale={locale} />
        {review.region === 'brasil' && (bonus || rollover) && <p className="text-tiny/normal">{t('bonusLaw')}</p>}
      </AsideCard>
      <AsideCard
        id={ids.visit}
        title={t('callToAction', { name: review.name })}
        className={isQuietPartner(review) ? '' : '@desktop:sticky @desktop:top-below-header'}
      >
        <p>{t('callToActionText')}</p>
        <PartnerActions review={review} locale={locale} page={page} />
      </AsideCard>
    </aside>
  );
}

interface AsideCardProps {
  id: string;
  title: string;
  className?: string;
  children: ReactNode;
}

function AsideCard({ id, title, className = '', children }: AsideCardProps) {
  return (
    <Panel as="section" className={`flex flex-col gap-s ${className}`} aria-labelledby={id}>
      <div>
        <LinkedHeading as="h2" id={id} className="text-h3">
          {title}
        </LinkedHeading>
      </div>
      {children}
    </Panel>
  );
}

/** The lines over the four lists, and the signs in the first two of them. */
const assessments = {
  pros: 'border-positive marker:text-positive',
  cons: 'border-negative marker:text-negative',
  suits: 'border-ink',
  avoid: 'border-ink',
};

/** Pros and cons, and who the operator suits. */
function Assessment({ frontmatter, locale }: { frontmatter: ReviewFrontmatter; locale: Locale }) {
  const t = translator(locale, 'review');
  return (
    <section aria-labelledby={ids.prosAndCons}>
      <LinkedHeading as="h2" id={ids.prosAndCons}>
        {t('prosAndCons')}
      </LinkedHeading>
      <div className="assessment grid gap-l @tablet:grid-cols-2">
        {(['pros', 'cons', 'suits', 'avoid'] as const).map((kind) => (
          <div
            key={kind}
            className={`border-t-2 pt-3 text-small marker:font-bold ${assessments[kind]}`}
            data-kind={kind}
          >
            <div className="mb-s">
              <LinkedHeading as="h3" id={ids[kind]} className="mt-0">
                {t(kind)}
              </LinkedHeading>
            </div>
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
    <section aria-labelledby={ids.history}>
      <LinkedHeading as="h2" id={ids.history}>
        {translator(locale, 'review')('history')}
      </LinkedHeading>
      <ul className="space-y-s text-small [&_time]:font-semibold">
        {review.history.map(({ date, change }) => (
          <li key={date}>
            <Day day={date} locale={locale} />: {inLanguage(change, locale)}
          </li>
        ))}
      </ul>
    </section>
  );
}
