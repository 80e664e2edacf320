import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReactNode } from 'react';
import {
  Badges,
  BlogTeasers,
  Callout,
  Card,
  Cards,
  ComparisonTable,
  Hero,
  RegionChooser,
  ReviewPicker,
  Section,
  Term,
  TopRanking,
} from '@/components/blocks/index.ts';
import { HandicapChart, MartingaleTable, OverroundChart, RuinChart, TotalsTable } from '@/components/figures/index.ts';
import { Island } from '@/components/islands/island.tsx';
import { TabButton } from '@/components/islands/tabs.tsx';
import { LawNotice } from '@/components/law/law-notice.tsx';
import { Article } from '@/components/layout/article.tsx';
import { Footer } from '@/components/layout/footer.tsx';
import { Header } from '@/components/layout/header.tsx';
import { TranslationNotice } from '@/components/layout/translation-notice.tsx';
import { AuthorisationBlock } from '@/components/review/authorisation.tsx';
import { CriterionBars } from '@/components/review/criteria.tsx';
import { Disclosure } from '@/components/review/disclosure.tsx';
import { FactTable } from '@/components/review/facts.tsx';
import { PartnerDock } from '@/components/review/partner-dock.tsx';
import { hasPartnerLink, PartnerLink } from '@/components/review/partner-link.tsx';
import { AnalysisScore, RankingScore, ScorePair } from '@/components/review/scores.tsx';
import { StatusChip } from '@/components/review/status-chip.tsx';
import { Verdict } from '@/components/review/verdict.tsx';
import { GroupArt } from '@/components/ui/art.tsx';
import { Button } from '@/components/ui/button.tsx';
import { CardAction, CardFrame, CardGrid, CoverLink, Panel } from '@/components/ui/card.tsx';
import { Eyebrow } from '@/components/ui/eyebrow.tsx';
import { Icon } from '@/components/ui/icon.tsx';
import { Lead } from '@/components/ui/lead.tsx';
import { TextLink } from '@/components/ui/link.tsx';
import { RegionTag } from '@/components/ui/region-tag.tsx';
import { SectionFrame } from '@/components/ui/section.tsx';
import { Stars } from '@/components/ui/stars.tsx';
import { Tag, Tags } from '@/components/ui/tag.tsx';
import { catalogue, type Review } from '@/lib/content/catalogue.ts';
import { iconNames } from '@/lib/content/schema/icons.ts';
import { ids } from '@/lib/ids.ts';
import type { PageContext } from '@/lib/routes.ts';
import { ShowStates, states } from './states.tsx';

interface Props {
  page: PageContext;
}

/** Every component in its states. */
export function StylePage({ page }: Props) {
  const { locale } = page;
  return (
    <>
      <Header locale={locale} path="/guia" />
      <main id={ids.main} tabIndex={-1}>
        <Heroes page={page} />
        <Tokens />
        <Controls page={page} />
        <CardsAndRankings page={page} />
        <Scores page={page} />
        <Boxes page={page} />
        <Dock page={page} />
        <Prose page={page} />
        <Banners page={page} />
      </main>
      <Footer page={page} locale={locale} />
      <ShowStates />
    </>
  );
}

function Heroes({ page }: Props) {
  const { locale } = page;
  return (
    <>
      <Hero
        art="home"
        eyebrow="Hero"
        title="Style page"
        actions={[
          { label: 'Button', to: '#botoes' },
          { label: 'Quiet button', to: '#botoes' },
        ]}
        locale={locale}
        page={page}
      >
        <p>First paragraph: it opens.</p>
        <p>Second paragraph: it explains.</p>
      </Hero>
      <Badges
        items={[
          { icon: 'scale', label: 'Badge' },
          { icon: 'shield', label: 'Another one' },
        ]}
        locale={locale}
        page={page}
      />
      <Part id="regioes" title="Regions" page={page}>
        <RegionChooser locale={locale} page={page} />
      </Part>
      <Part id="grupos" title="Groups of the guide" page={page}>
        <Tags>
          {catalogue().guide.groups.map(({ id, color }) => (
            <li key={id} data-color={color}>
              <GroupArt id={id} />
            </li>
          ))}
        </Tags>
      </Part>
    </>
  );
}

/** Colours and sizes, read from the style sheet. */
function Tokens() {
  const css = readFileSync(path.join(process.cwd(), 'styles/globals.css'), 'utf8');
  const names = (kind: string) =>
    [...css.matchAll(new RegExp(`^ {2}--(${kind}-[\\w-]+):`, 'gm'))].map(([, name]) => name);
  return (
    <SectionFrame aria-labelledby="tokens-titulo">
      <h2 id="tokens-titulo">Tokens</h2>
      <Tags>
        {names('color').map((name) => (
          <Tag as="li" key={name}>
            <svg width="32" height="32" aria-hidden="true">
              <rect width="32" height="32" fill={`var(--${name})`} />
            </svg>
            {name}
          </Tag>
        ))}
      </Tags>
      {names('text').map((name) => (
        <p key={name} style={{ fontSize: `var(--${name})` }}>
          {name}
        </p>
      ))}
      <Tags>
        {iconNames.map((name) => (
          <Tag as="li" key={name}>
            <Icon name={name} /> {name}
          </Tag>
        ))}
      </Tags>
    </SectionFrame>
  );
}

function Controls({ page }: Props) {
  const { locale } = page;
  return (
    <Part id="botoes" title="Buttons, links, tags, tabs" page={page}>
      {['', 'on-field'].map((ground) => (
        <p key={ground} className={`flex flex-wrap gap-3 ${ground}`}>
          <Button>Button</Button>
          <Button quiet>Quiet</Button>
          <Button disabled>Disabled</Button>
          <TextLink to="#botoes" locale={locale}>
            Link by itself <Icon name="arrowRight" />
          </TextLink>
          <a href="#botoes">Link in text</a>
        </p>
      ))}
      {states.map((state) => (
        <p key={state} className="flex flex-wrap gap-3">
          <Button data-state={state}>{state}</Button>
          <Button quiet data-state={state}>
            {state}
          </Button>
          <TabButton data-state={state}>{state}</TabButton>
          <TextLink to="#botoes" locale={locale} data-state={state}>
            {state} <Icon name="arrowRight" />
          </TextLink>
        </p>
      ))}
      <p className="flex flex-wrap gap-[0.4rem]">
        <Tag>Tag</Tag>
        <RegionTag region="brasil" locale={locale} />
        <RegionTag region="latam" locale={locale} />
        <Tag tone="risk">Alto risco</Tag>
      </p>
      <Island
        name="tabs"
        when="idle-visible"
        locale={locale}
        props={{
          label: 'Tabs',
          tabs: ['Selected', 'Other', 'Faint'].map((label) => ({ id: `painel-${label}`, label })),
          faint: ['painel-Faint'],
        }}
      />
      {['Selected', 'Other', 'Faint'].map((label) => (
        <section key={label} role="tabpanel" id={`painel-${label}`} aria-labelledby={`tab-painel-${label}`}>
          <p>Panel of “{label}”.</p>
        </section>
      ))}
    </Part>
  );
}

function CardsAndRankings({ page }: Props) {
  const { locale } = page;
  return (
    <>
      <Part id="cartoes" title="Cards" page={page}>
        <Cards locale={locale} page={page}>
          <Card icon="compass" title="Card that leads somewhere" to="/guia" action="Go" locale={locale} page={page}>
            <p>The whole card is the link.</p>
          </Card>
          <Card id="card" icon="shield" title="Card without a target" locale={locale} page={page}>
            <p>It tells something.</p>
          </Card>
          {states.map((state) => (
            <CardFrame key={state} icon="compass">
              <h3>
                <CoverLink to="#cartoes" locale={locale} data-state={state}>
                  Card: {state}
                </CoverLink>
              </h3>
              <CardAction>
                Go <Icon name="arrowRight" />
              </CardAction>
            </CardFrame>
          ))}
        </Cards>
        <BlogTeasers count={3} locale={locale} page={page} />
      </Part>
      <Part id="ranking" title="Ranking" tone="tinted" page={page}>
        <TopRanking locale={locale} page={page} />
      </Part>
      <Part id="seletor" title="Review picker" page={page}>
        <ReviewPicker region="latam" locale={locale} page={page} />
      </Part>
      <Part id="comparacao" title="Comparison" tone="tinted" page={page}>
        <ComparisonTable locale={locale} page={page} />
      </Part>
    </>
  );
}

function Scores({ page }: Props) {
  const { locale } = page;
  const full = reviewWith('the /5 scale', ({ score }) => score.scale === 5);
  const scored = reviewWith('all scores', ({ criteria }) => criteria.every(({ score }) => score !== undefined));
  const unscored = reviewWith('criteria without a score', ({ criteria }) =>
    criteria.some(({ score }) => score === undefined),
  );
  return (
    <Part id="notas" title="Scores and facts" page={page}>
      <ScorePair review={full} locale={locale} page={page} />
      <p>
        <RankingScore review={full} locale={locale} /> <AnalysisScore review={full} locale={locale} />
      </p>
      <p className="flex flex-wrap gap-[0.4rem]">
        {[0, 2, 4.5, 7.3, 9.9, 10].map((score) => (
          <Stars key={score} score={score} locale={locale} />
        ))}
      </p>
      <CardGrid>
        {[scored, unscored].map((review) => (
          <Panel key={review.slug} className="flex flex-col gap-s">
            <CriterionBars review={review} locale={locale} />
            <FactTable review={review} locale={locale} />
          </Panel>
        ))}
      </CardGrid>
    </Part>
  );
}

function Boxes({ page }: Props) {
  const { locale } = page;
  const untranslated: PageContext = { ...page, locale: 'en', textLocale: 'pt' };
  return (
    <Part id="avisos" title="Notes and partner links" page={page}>
      <TranslationNotice page={untranslated} />
      <Disclosure locale={locale} page={page} />
      <p className="flex flex-wrap gap-m">
        {catalogue().reviews.map((item) => (
          <StatusChip key={item.slug} review={item} locale={locale} page={page} />
        ))}
      </p>
      <LawNotice country="brasil" locale={locale} page={page} />
      <AuthorisationBlock
        review={reviewWith('an authorisation', ({ authorisations }) => authorisations.length > 0)}
        locale={locale}
        page={page}
      />
      {firstByPartnerLink().map((review) => (
        <div key={review.slug}>
          <PartnerLink review={review} locale={locale} />
        </div>
      ))}
    </Part>
  );
}

/** As beside a review's text on phones, where the operator holds an authorisation; nothing where no operator has a button. */
function Dock({ page }: Props) {
  const review = catalogue().reviews.find(hasPartnerLink);
  return (
    review && (
      <Part id="doca" title="Docked partner button" page={page}>
        <div className="tall:**:scroll-mb-20">
          {['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'].map((letter) => (
            <p key={letter} className="pb-xl">
              Paragraph {letter} with <a href="#doca">linked words</a>.
            </p>
          ))}
          <PartnerDock review={review} locale={page.locale} />
        </div>
      </Part>
    )
  );
}

const calloutKinds = ['tip', 'example', 'warning', 'mistake', 'responsible'] as const;

function Prose({ page }: Props) {
  const { locale } = page;
  const headings = ['Um', 'Dois', 'Três'].map((text, index) => ({ depth: 2, id: `parte-${index}`, text }));
  return (
    <Article
      className="guide-article"
      color="blue"
      headings={headings}
      locale={locale}
      header={
        <>
          <Eyebrow>
            <Icon name="book" /> Eyebrow
          </Eyebrow>
          <h2 id="texto">Article</h2>
          <Lead>The lead says what the text is about.</Lead>
        </>
      }
    >
      <p>
        Text with <a href="#texto">linked words</a>, a glossary word,{' '}
        <Term id="odd" locale={locale} page={page}>
          odd
        </Term>
        , and a <code>.bet.br</code>.
      </p>
      <ul>
        <li>A list</li>
        <li>of two</li>
      </ul>
      <blockquote>A quotation.</blockquote>
      {calloutKinds.map((kind) => (
        <Callout key={kind} kind={kind} title={`Callout: ${kind}`} locale={locale} page={page}>
          <p>
            With text and <a href="#texto">linked words</a>.
          </p>
        </Callout>
      ))}
      <TotalsTable lines={[2, 2.25, 2.5]} locale={locale} />
      <MartingaleTable stake={10} doublings={6} locale={locale} />
      <RuinChart doublings={[5, 7, 9]} cycles={300} locale={locale} />
      <OverroundChart markets={[{ name: 'Market', odds: [2.1, 3.4, 3.6] }]} locale={locale} />
      <HandicapChart lines={[0, -0.25, -0.5, -0.75]} locale={locale} />
      <Verdict aria-label="Verdict">
        <h3>Verdict</h3>
        <p>The box that closes a review.</p>
      </Verdict>
    </Article>
  );
}

/** A banner loads, and fails: the example ad host answers nobody. */
function Banners({ page: { locale } }: Props) {
  const { host, width, height } = catalogue().site.banners;
  return (
    <SectionFrame aria-labelledby="banners-titulo">
      <h2 id="banners-titulo">Banner</h2>
      <Island
        name="banner"
        when="visible"
        locale={locale}
        props={{ bannerId: 1, affiliateLinkId: 1, host, width, height }}
      />
    </SectionFrame>
  );
}

interface PartProps extends Props {
  id: string;
  title: string;
  tone?: 'plain' | 'tinted';
  children: ReactNode;
}

function Part({ id, title, tone, page, children }: PartProps) {
  return (
    <Section id={id} title={title} tone={tone} locale={page.locale} page={page}>
      {children}
    </Section>
  );
}

/** The first review with a partner button, and the first with a line in its place, as far as the owner's setting makes either. */
function firstByPartnerLink(): Review[] {
  return [true, false].flatMap((has) => catalogue().reviews.find((review) => hasPartnerLink(review) === has) ?? []);
}

/** The first review that shows something. @throws Error where none does */
function reviewWith(what: string, shows: (review: Review) => boolean): Review {
  const review = catalogue().reviews.find(shows);
  if (!review) throw new Error(`No review has ${what}`);
  return review;
}
