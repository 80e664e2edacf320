/**
 * The components that MDX may use, and the props of each. Anything else in a content file is an error: an unknown name,
 * an unknown or missing prop, a wrong type. `mdx-components.tsx` maps each name to its React component, and the compiler
 * holds the two tables against each other.
 */

import { z } from 'zod';
import { criterionId, ids } from '@/lib/ids.ts';
import { criterionIds } from './criteria.ts';
import { factIds } from './fact-ids.ts';
import { icon, internalPath, oneAddress, region, rising, slug, text } from './fields.ts';
import { calcProps } from './formulas.ts';
import {
  bonusOffer,
  drawdown,
  fairEdge,
  goals,
  halfLine,
  handicap,
  market,
  money,
  multiplier,
  odds,
  percent,
  perMinute,
  probability,
  rtp,
  total,
  wholeStakes,
} from './numbers.ts';

const none = z.strictObject({});
/** Columns, rows or lines of a figure. */
const list = <T extends z.ZodType>(item: T) => z.array(item).min(1).max(20);

/** What may stand between a component's tags. `none`: it is written `<Name … />`. */
type ChildrenRule = 'required' | 'none';

/**
 * Where a component may stand: inside another one, in which folder of `content/`, among the words of a sentence (`inline`), not within
 * a `link`, as it is one; on a page `once` whatever its props, or once with an `id`; and what it may hold only.
 */
interface PlaceRule {
  inline?: true;
  link?: true;
  once?: true | 'id';
  inside?: string;
  holds?: string;
  collection?: 'pages' | 'reviews';
}

/**
 * What a component lists of other entries of the content, some or all of them: from this a page's day, the lists of its JSON-LD and
 * the ids of terms follow. `country` is the one that its props name, `latam` are those of the region. What only leads to other pages
 * lists nothing.
 */
type Source = 'reviews' | 'guide' | 'posts' | 'countries' | 'latam' | 'country' | 'glossary' | 'nothing';

/** What each row says of its component. `anchor` is the id that links lead to; `{id}` in it stands for that prop, without which there is none. */
interface Row<S extends Source> extends PlaceRule {
  shows: S;
  anchor?: string;
}

const entry = <P extends z.ZodType, S extends Source>(
  children: ChildrenRule,
  props: P,
  { shows, anchor, ...place }: Row<S>,
) => ({ children, props, shows, anchor, place: place as PlaceRule });

/** Prose: guide, blog, institutional pages, reviews. */
const prose = {
  /** A word linked to the glossary, with its definition as a tooltip; on a page it is defined once, where it is marked first. */
  Term: entry('required', z.strictObject({ id: slug }), { shows: 'nothing', inline: true, link: true, once: 'id' }),
  /** A box beside the text. `mistake`: the common mistake; `example`: the worked example; `responsible`: the responsible-gambling line. */
  Callout: entry(
    'required',
    z.strictObject({ kind: z.enum(['tip', 'warning', 'example', 'mistake', 'responsible']), title: text }),
    { shows: 'nothing' },
  ),
  /** A number computed at build time, written into the sentence in the page's number format. */
  Calc: entry('none', calcProps, { shows: 'nothing', inline: true }),
  /** The site's contact address as a mailto link. */
  ContactEmail: entry('none', none, { shows: 'nothing', inline: true, link: true }),
  /** The site's name, as `content/site.yml` has it; in frontmatter and YAML files it is `{name}`. */
  SiteName: entry('none', none, { shows: 'nothing', inline: true }),
  /** Sponsored banner by the partner programme's id. */
  Banner: entry('none', z.strictObject({ id: z.int().positive(), region: region.optional() }), {
    shows: 'nothing',
    once: 'id',
  }),
};

const figure = <Shape extends z.ZodRawShape>(shape: Shape) =>
  entry('none', z.strictObject(shape), { shows: 'nothing' });

/** Tables and charts, drawn at build time of their props alone. Percentages are written as 4.5 for 4.5 %, odds are decimal, money is in reais. */
const figures = {
  /** Decimal, fractional and American odds with their implied probability. */
  OddsTable: figure({ odds: list(odds) }),
  /** Overround and hold of markets given by all their odds. */
  OverroundTable: figure({ markets: list(z.strictObject({ name: text, odds: market })) }),
  /** Implied probabilities of markets end to end, and how far they pass 100 %. A name is one line of the drawing. */
  OverroundChart: figure({ markets: list(z.strictObject({ name: text.max(40), odds: market })) }),
  /** Win rate needed to break even, against odds. */
  BreakEvenChart: figure({}),
  /** Chance and price of accumulators of 1 to `legs` selections of the same odds and fair chance. */
  AccumulatorTable: figure({ odds, probability, legs: z.int().min(2).max(12) }),
  /** Settlement of one Asian handicap line by goal difference, with the money back for a stake. */
  HandicapGrid: figure({ line: handicap, stake: money, odds }),
  /** Settlement of several Asian handicap lines by goal difference. */
  HandicapTable: figure({ lines: list(handicap) }),
  /** The same as a drawing that fits a phone: a cell is split where the halves of a quarter line end differently. */
  HandicapChart: figure({ lines: list(handicap) }),
  /** Settlement of "over" lines by total goals. */
  TotalsTable: figure({ lines: list(total) }),
  /** Chance of each margin from the goals expected of both teams, what a handicap bet returns there, and what it is worth. */
  HandicapValueTable: figure({
    line: handicap,
    stake: money,
    odds,
    home: goals,
    away: goals,
  }),
  /** From expected goals to over 1.5, 2.5, 3.5 and both to score. */
  GoalRateTable: figure({
    matches: list(z.strictObject({ home: goals, away: goals })),
  }),
  /** Poisson chances of each count, split at a half line. */
  CountChart: figure({
    of: z.enum(['goals', 'corners']),
    mean: z.number().min(0.1).max(15),
    line: halfLine,
  }),
  /** Price of "one more goal than needed" round a goal: at the ground, and on a screen that comes later. */
  PriceDelayChart: figure({
    perMinute,
    goal: z.int().min(10).max(84),
    delay: z.int().min(5).max(59),
  }),
  /** Stake in reais for percentages of a bankroll. */
  StakeTable: figure({ bankroll: money, percents: list(percent) }),
  /** Units (0.5u to 3u) in reais, one unit being 1 % of the bankroll. */
  UnitTable: figure({ bankroll: money }),
  /** Bankroll left after losses in a row, proportional against fixed stakes. */
  LosingStreakTable: figure({ percents: list(percent), losses: z.int().positive().max(50) }),
  /** Proportional stakes: the median and the 5–95 % band of bankrolls, exact, with a few seeded paths. */
  BankrollPaths: entry(
    'none',
    z
      .strictObject({ percents: list(percent.max(25)), bets: z.int().min(10).max(1000), odds, probability })
      .refine(...fairEdge),
    { shows: 'nothing' },
  ),
  /** Chance of running out with a fixed stake, by its size and the number of bets. */
  RuinTable: figure({
    percents: list(percent),
    bets: list(z.int().min(10).max(2000)),
    odds,
    probability,
  }),
  /** Longest losing run to expect by odds and number of bets, at the chance that the odds state. */
  LosingRunTable: figure({ odds: list(odds), bets: list(z.int().min(10).max(2000)) }),
  /** Standard deviation of the yield by odds and number of bets. */
  YieldTable: figure({ odds: list(odds), bets: list(z.int().min(10).max(10000)) }),
  /** Yield seen against the number of bets: the true one, and where about 95 % of records lie. */
  YieldChart: figure({ odds, probability, bets: z.int().min(100).max(5000) }),
  /** Bankroll left after losses in a row with a fixed stake, as bars. */
  StreakChart: figure({ percents: list(percent.max(20)), losses: z.int().positive().max(20) }),
  /** Bankroll ticket by ticket, with the stakes given and with one unit each. */
  TicketsChart: figure({
    bankroll: money,
    tickets: z
      .array(z.strictObject({ name: text.max(30), odds, stake: money, won: z.boolean() }))
      .min(2)
      .max(8),
  }),
  /** Losses beside the gain that makes up for each, as bars. */
  RecoveryChart: figure({ drawdowns: list(drawdown) }),
  /** Gain needed to recover from a drawdown. */
  DrawdownChart: figure({}),
  /** Kelly fraction for one price and several estimates of the chance. */
  KellyTable: figure({ odds, probabilities: list(probability) }),
  /** Stakes of a Martingale, step by step. */
  MartingaleTable: figure({ stake: money, doublings: z.int().min(2).max(12) }),
  /** Chance of at least one Martingale ruin against the number of cycles. */
  RuinChart: figure({ doublings: list(z.int().min(2).max(12)), cycles: z.int().min(10).max(1000) }),
  /** Turnover, expected cost and expected value of a bonus by rollover multiplier. */
  RolloverTable: figure({
    bonus: money,
    multipliers: list(multiplier),
    rtp,
    contribution: percent,
  }),
  /** Expected value of a bonus against the multiplier: with balance to spare, and on a low- and a high-volatility slot until the balance is gone. */
  BonusValueChart: entry('none', z.strictObject(bonusOffer).refine(...wholeStakes), { shows: 'nothing' }),
  /** Who finishes a rollover before the balance is gone, and what it leaves, on the same two slots. */
  BonusOutcomes: entry(
    'none',
    z
      .strictObject({ ...bonusOffer, multipliers: list(z.int().min(1).max(50)).refine(...rising) })
      .refine(...wholeStakes),
    { shows: 'nothing' },
  ),
  /** Prizes and chances of the two invented slots that figures and formulas play. */
  SlotPrizes: figure({ rtp }),
  /** How sessions end on a low- and a high-volatility slot of equal RTP; spins and balance in stakes. A player without a stake left stops. */
  SessionOutcomes: figure({
    rtp,
    spins: z.int().min(10).max(2000),
    balance: z.int().min(10).max(2000),
  }),
  /** Chance that a crash game reaches a multiplier, as a curve. */
  CrashChart: figure({ rtp }),
  /** Points of cashing out at a crash game: chance, mean result and what becomes of many rounds. */
  CrashTable: figure({
    rtp,
    stake: money,
    points: list(odds),
    rounds: z.int().min(10).max(1000),
  }),
  /** Basic strategy of blackjack as a grid: a letter for each hand and open card. */
  BlackjackStrategy: figure({}),
  /** A betting slip with its parts named. */
  BetSlip: figure({ stake: money, odds }),
  /** The address bar of a site and those of its clones: what stands right before the first slash decides. */
  AddressBars: figure({}),
  /** Ready reckoners: fair odds of a probability and with margins; what odds ask for; stakes; turnover by bonus unit. */
  FairOddsReckoner: figure({}),
  BreakEvenReckoner: figure({}),
  StakeReckoner: figure({}),
  RolloverReckoner: figure({}),
  /** Roulette bets: numbers covered, payout, chance and edge on one and two zeros. */
  RouletteTable: figure({}),
  /** Result of an even-money roulette bet by rounds: the mean, and where about 95 % of results lie. */
  RouletteChart: figure({ stake: money, rounds: z.int().min(100).max(20000) }),
};

/** For pages only: most are as wide as the screen, for which articles, posts and reviews have no room. */
const block = <Shape extends z.ZodRawShape, S extends Source>(children: ChildrenRule, shape: Shape, row: Row<S>) =>
  entry(children, z.strictObject(shape), { ...row, collection: 'pages' });

/** Sections of pages. Texts come as props and children, data from the content files. */
const blocks = {
  /** First screen of a page: `title` is the `<h1>`; the button scrolls to `#top-ranking` or goes to a path. `lang` where the title is in another language than the page. */
  Hero: block(
    'required',
    {
      title: text,
      lang: text.optional(),
      eyebrow: text.optional(),
      art: z.enum(['home', 'brasil', 'latam', 'guia', 'plain']),
      actions: z
        .array(z.strictObject({ label: text, to: internalPath }))
        .max(2)
        .optional(),
    },
    { shows: 'nothing', once: true },
  ),
  /** A page section with its `<h2>`. `id` is the same in every language. */
  Section: block(
    'required',
    {
      id: slug,
      title: text,
      intro: text.optional(),
      tone: z.enum(['plain', 'tinted']).optional(),
    },
    { shows: 'nothing', anchor: '{id}' },
  ),
  /** Grid of `Card`s. */
  Cards: block('required', {}, { shows: 'nothing' }),
  /** A card leads to a page, all of it, or has an `id`, the same in every language, to which its heading's `#` leads. */
  Card: entry(
    'required',
    z
      .strictObject({
        id: slug.optional(),
        icon,
        title: text,
        to: internalPath.optional(),
        action: text.optional(),
      })
      .refine(...oneAddress),
    { shows: 'nothing', anchor: '{id}', collection: 'pages' },
  ),
  /** Row of short statements with icons. */
  Badges: block(
    'none',
    {
      items: z
        .array(z.strictObject({ icon, label: text }))
        .min(2)
        .max(4),
    },
    { shows: 'nothing' },
  ),
  RegionChooser: block('none', {}, { shows: 'nothing' }),
  /** What the law of a country of `content/countries.yml` says today. */
  LawNotice: block('none', { country: slug }, { shows: 'country', anchor: ids.law }),
  /** A card for each Latin American country: how people pay, who authorises, where to get help. */
  CountryCards: block('none', {}, { shows: 'latam' }),
  /** All countries in one table: state of the law, since when, by which act, who authorises. */
  CountryTable: block('none', {}, { shows: 'countries' }),
  /** Every help line by country, with hours; what was not found is said. */
  HelpLines: block('none', {}, { shows: 'countries' }),
  /** The TOP 3. */
  TopRanking: block('none', {}, { shows: 'reviews' }),
  /** Every operator of a region in a row: score in the list, status, one reason, the way to its review. */
  ReviewList: block('none', { region }, { shows: 'reviews' }),
  /** What is on record of each operator of a region about one subject: facts of `review.yml`, and a criterion's score. */
  KnownFacts: block(
    'none',
    {
      region,
      title: text,
      facts: list(z.enum(factIds)),
      criterion: z.enum(criterionIds).optional(),
    },
    { shows: 'reviews' },
  ),
  ReviewPicker: block('none', { region }, { shows: 'reviews' }),
  /** Review scores of all operators in one table. */
  ComparisonTable: block('none', {}, { shows: 'reviews' }),
  RankingCategories: block('none', {}, { shows: 'nothing' }),
  GuideIndex: block('none', {}, { shows: 'guide' }),
  Glossary: block('none', {}, { shows: 'glossary' }),
  /** Latest posts, newest first. */
  BlogTeasers: block('none', { count: z.int().positive() }, { shows: 'posts' }),
  BlogList: block('none', {}, { shows: 'posts' }),
};

/** Reviews only. */
const review = {
  /** Detailed analysis of one criterion, with its score from `review.yml`. */
  Criterion: entry('required', z.strictObject({ id: z.enum(criterionIds) }), {
    shows: 'nothing',
    anchor: criterionId('{id}'),
    collection: 'reviews',
  }),
  /** Tabs of a review with `layout: tabs`; holds `Tab`s only. */
  Tabs: entry('required', z.strictObject({ label: text }), { shows: 'nothing', holds: 'Tab', collection: 'reviews' }),
  Tab: entry('required', z.strictObject({ id: slug, title: text }), {
    shows: 'nothing',
    anchor: '{id}',
    inside: 'Tabs',
  }),
  /** What one fact of `review.yml` says, or "não informado". */
  Fact: entry('none', z.strictObject({ id: z.enum(factIds) }), {
    shows: 'nothing',
    collection: 'reviews',
    inline: true,
  }),
};

/** What a text may place, by name: its props, what it shows, where it may stand. */
export const mdxComponents = { ...prose, ...figures, ...blocks, ...review };
export type MdxComponentName = keyof typeof mdxComponents;
/** The components that list entries of a kind. */
export type Showing<S extends Source> = {
  [N in MdxComponentName]: (typeof mdxComponents)[N]['shows'] extends S ? N : never;
}[MdxComponentName];
export type MdxProps<N extends MdxComponentName> = Given<z.infer<(typeof mdxComponents)[N]['props']>>;

/** Props without the index that an empty strict object has, which would forbid any other prop. */
type Given<Props> = Props extends Record<string, never> ? unknown : Props;

/** Whether a component lists entries of a kind: a table or switch of those that do must name them all to compile. */
export const isShowing = <S extends Source>(source: S, name: MdxComponentName): name is Showing<S> =>
  mdxComponents[name].shows === source;
