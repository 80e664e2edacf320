/** The content holds what the specification fixes: every score and fact of its reviews, its texts, its order. */
import { isDeepStrictEqual } from 'node:util';
import { catalogue } from '@/lib/content/catalogue.ts';
import { claimAtFirst, claimNow } from '@/lib/content/corrections.ts';
import { type Claim, claims } from '@/lib/content/schema/index.ts';
import { readMessages } from '@/lib/i18n/translate.ts';
import { footerNavigation, mainNavigation, routes } from '@/lib/routes.ts';
import {
  footerLinks,
  glossary,
  guideArticles,
  guideGroups,
  mainLinks,
  reviews,
  type SpecifiedReview,
  screens,
  topRanking,
  words,
} from './specification.ts';

const content = catalogue();

/** A score or fact as the specification gives it; `undefined` where it gives none. */
function specified(review: SpecifiedReview, claim: Claim): unknown {
  const { rating, score, scale, criteria, facts } = review;
  return claimNow(
    {
      rating,
      score: { value: score, scale, average: false },
      criteria: criteria.map(([id, value]) => ({ id, score: value })),
      facts,
      history: [],
    },
    claim,
  );
}

test('every screen of the specification is there', () => {
  const paths = routes().map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining([...screens, ...Object.keys(reviews).map((id) => `/reviews/${id}`)]));
});

describe.each(Object.entries<SpecifiedReview>(reviews))('%s', (id, given) => {
  const review = content.reviews.find(({ slug }) => slug === id);
  if (!review) throw new Error(`There is no review ${id}`);

  test('region, language, scale and criteria', () => {
    expect([review.region, review.original, review.score.scale]).toEqual([given.region, given.original, given.scale]);
    expect(review.criteria.map((criterion) => criterion.id)).toEqual(given.criteria.map(([criterion]) => criterion));
  });

  test('the licence that it showed', () => {
    expect(review.authorisations.map(({ country }) => country)).toEqual(
      expect.arrayContaining(given.licensedIn ? [given.licensedIn] : []),
    );
  });

  test('scores and facts, or a correction of them in the history', () => {
    const changed = claims.filter(
      // Clones of both: what another process has read comes from outside of Jest's realm, and its prototypes are others.
      (claim) =>
        !isDeepStrictEqual(structuredClone(specified(given, claim)), structuredClone(claimAtFirst(review, claim))),
    );
    expect(
      changed.map((claim) => {
        const [was, is] = [specified(given, claim), claimNow(review, claim)].map((value) => JSON.stringify(value));
        const correction = [`figure: ${claim}`, was && `from: ${was}`, is && `to: ${is}`].filter(Boolean).join(', ');
        return `content/reviews/${id}/review.yml: a new row of “history” must say why, with corrects: [{ ${correction} }]`;
      }),
    ).toEqual([]);
  });
});

test('the regions list the specification’s reviews in its order', () => {
  for (const region of ['brasil', 'latam']) {
    const given = Object.entries<SpecifiedReview>(reviews).filter(([, review]) => review.region === region);
    const listed = content.reviews.filter((review) => review.region === region).map(({ slug }) => slug);
    expect(listed.filter((id) => id in reviews)).toEqual(given.map(([id]) => id));
  }
});

test('the TOP 3', () => {
  const region = (id: string) => content.reviews.find(({ slug }) => slug === id)?.region;
  const top = content.rankings.top.map(({ review, strength }) => ({
    review,
    strength: strength.pt,
    region: region(review),
  }));
  // In the order of their ratings, which a correction may change: the check sees to it.
  expect(top).toHaveLength(topRanking.length);
  expect(top).toEqual(expect.arrayContaining([...topRanking]));
});

test('the guide’s fifteen articles stand in their groups and their order; others may stand between them', () => {
  const slugs = content.guide.articles.map(({ slug }) => slug);
  expect(slugs.filter((slug) => guideArticles.some((article) => article === slug))).toEqual(guideArticles);
  const titles = content.guide.groups.map(({ title }) => title.pt);
  expect(titles.filter((title) => guideGroups.some((group) => group.title === title))).toEqual(
    guideGroups.map(({ title }) => title),
  );
  for (const { title, articles } of guideGroups) {
    const inGroup = content.guide.articles.filter(({ group }) => group.title.pt === title).map(({ slug }) => slug);
    expect(inGroup).toEqual(expect.arrayContaining(articles));
  }
});

test('guide articles are first written in Portuguese', () => {
  expect(content.guide.articles.map(({ original }) => original)).toEqual(content.guide.articles.map(() => 'pt'));
});

test('the glossary’s eleven entries, among at least eighty', () => {
  const terms = content.glossary.pt.map(({ term }) => term);
  expect(terms).toEqual(expect.arrayContaining([...glossary]));
  expect(terms.length).toBeGreaterThanOrEqual(80);
});

test('links of header and footer; the footer may have more', () => {
  expect(mainNavigation.map(({ path }) => path)).toEqual(mainLinks);
  const footer = Object.values(footerNavigation).flat();
  expect(footer.map(({ path }) => path)).toEqual(expect.arrayContaining([...footerLinks]));
});

test('words that the specification gives', () => {
  const { ranking, glossary: dictionary, banner, criteria } = readMessages('pt');
  expect(ranking.fullReview).toBe(words.fullReview);
  expect(dictionary.notFound).toBe(words.noTerms);
  expect(banner).toEqual(words.banner);
  expect(criteria).toEqual(words.criteria);
});
