/**
 * What the MDX component `<Calc>` can compute. A formula is one row of the table: its parameters, the unit of its result and
 * the function. The props of `<Calc>` and their check follow from the table.
 *
 * Odds are decimal, money is in reais, probabilities run from 0 to 1; `percent` and everything else in percent is written 4.5 for 4.5 %.
 */
import { z } from 'zod';
import { bankrollQuantile, chanceOfProfit, chanceOfRuin } from '@/lib/betting/bankroll.ts';
import { type BlackjackRules, blackjackEdge, dealerCopyEdge } from '@/lib/betting/blackjack.ts';
import {
  bonusValue,
  crashReaches,
  expectedLoss,
  freeBetValue,
  houseEdge,
  laPartageEdge,
  returnToPlayer,
  rolloverCost,
  rouletteEdge,
  rouletteProbability,
  roundsToConverge,
  slotPrizes,
  turnover,
  usualResult,
  volatility,
} from '@/lib/betting/casino.ts';
import { rounding } from '@/lib/betting/check.ts';
import {
  expectedCount,
  furtherGoals,
  handicapValue,
  marginProbability,
  poissonOver,
  totalValue,
} from '@/lib/betting/goals.ts';
import { martingaleBust, martingaleBustOverCycles, martingaleLoss } from '@/lib/betting/martingale.ts';
import * as prices from '@/lib/betting/odds.ts';
import { bonusEnds, sessionEnds } from '@/lib/betting/session.ts';
import { moneyBack, settleHandicap, settleTotal } from '@/lib/betting/settlement.ts';
import {
  afterLossesFixed,
  afterLossesProportional,
  gainToRecover,
  kelly,
  losingStreakDrawdown,
  stakeOf,
} from '@/lib/betting/stakes.ts';
import { type Refinement, rule } from './fields.ts';
import {
  bonusOffer,
  drawdown,
  fairEdge,
  goals,
  halfLine,
  handicap,
  longest,
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

/** `count`: a whole number. `number`: any other number, written with two decimals. */
export type Unit = 'percent' | 'money' | 'signed-money' | 'odds' | 'count' | 'number';

const count = z.int().min(1).max(100_000);
const positive = z.number().min(0.001).max(1e9);
/** Mean count of goals, corners or the like. */
const expected = z.number().min(0.01).max(30);
/** Losses in a row that end a Martingale. */
const doublings = count.max(20);
const difference = z.int().min(-30).max(30);
/** A line and a score in goals, or in the points of any sport. */
const spread = z.number().multipleOf(0.25).min(-100).max(100);
const points = z.number().multipleOf(0.25).min(0.25).max(500);
const score = z.int().min(0).max(1000);
const prizes = z
  .array(z.strictObject({ probability, payout: z.number().min(0).max(100_000) }))
  .min(1)
  .max(20)
  .refine((list) => list.reduce((sum, prize) => sum + prize.probability, 0) <= 1 + rounding, rule('prizes'));
const pockets = z.union([z.literal(37), z.literal(38)]);

/** Rules of a blackjack table: what the dealer does with a soft 17, doubling after a split, surrender, profit of a blackjack, whether the dealer checks for one. */
const blackjackTable = {
  soft17: z.enum(['stand', 'hit']),
  doubleAfterSplit: z.boolean(),
  surrender: z.boolean(),
  pays: z.union([z.literal(1.5), z.literal(1.2)]),
  peeks: z.boolean(),
};
const rulesOf = (p: Params<typeof blackjackTable>): BlackjackRules => ({
  hitsSoft17: p.soft17 === 'hit',
  doubleAfterSplit: p.doubleAfterSplit,
  surrender: p.surrender,
  blackjackPays: p.pays,
  peeks: p.peeks,
});

/** One of the two invented slots (`slotPrizes`). */
const slot = z.enum(['low', 'high']);
/** A slot, a balance in stakes, and the rounds wanted of it. */
const slotSession = { slot, rtp, balance: z.int().min(1).max(2000), rounds: count.max(2000) };
const endOf = (p: Params<typeof slotSession>) => {
  const [end] = sessionEnds({ prizes: slotPrizes(p.slot, p.rtp), balance: p.balance, rounds: [p.rounds] });
  if (!end) throw new RangeError('rounds: none');
  return end;
};

/** One outcome of a market given by all its odds. */
const outcome = { odds: market, index: z.int().min(0) };
const ofMarket: Refinement<Params<typeof outcome>> = [
  ({ odds, index }) => index < odds.length,
  { error: rule('market'), path: ['index'] },
];

type Params<Shape extends z.ZodRawShape> = z.infer<z.ZodObject<Shape>>;

const row = <Shape extends z.ZodRawShape>(
  unit: Unit,
  params: Shape,
  compute: (params: Params<Shape>) => number,
  { digits, refine }: { digits?: number; refine?: Refinement<Params<Shape>> } = {},
) => ({
  unit,
  params,
  compute,
  /** Decimals of a percentage of 1 or more, where not the usual ones (`lib/i18n/format.ts`). */
  digits,
  /** What the parameters must be to each other. */
  refine,
});

/** What `<Calc formula="…">` may compute, by name: kind of result (odds, money in reais, percentage, number), parameters, sum. */
export const formulas = {
  'implied-probability': row('percent', { odds }, (p) => prices.impliedProbability(p.odds) * 100),
  'odds-from-probability': row('odds', { probability }, (p) => prices.oddsFromProbability(p.probability)),
  fractional: row('odds', { numerator: count.max(longest), denominator: count.max(longest) }, (p) =>
    prices.fromFractional(p.numerator, p.denominator),
  ),
  american: row('odds', { american: z.union([z.int().gte(100).max(100_000), z.int().lte(-100).min(-100_000)]) }, (p) =>
    prices.fromAmerican(p.american),
  ),
  overround: row('percent', { odds: market }, (p) => prices.overround(p.odds)),
  hold: row('percent', { odds: market }, (p) => prices.hold(p.odds)),
  'fair-probability': row('percent', outcome, (p) => prices.fairProbability(p.odds, p.index) * 100, {
    refine: ofMarket,
  }),
  'fair-odds': row('odds', outcome, (p) => 1 / prices.fairProbability(p.odds, p.index), { refine: ofMarket }),
  /** Mean result of a bet on any outcome of the market, at the fair chances. */
  'margin-cost': row('signed-money', { stake: money, odds: market }, (p) => prices.marginCost(p.stake, p.odds)),
  payout: row('money', { stake: money, odds }, (p) => prices.payout(p.stake, p.odds)),
  profit: row('money', { stake: money, odds }, (p) => prices.profit(p.stake, p.odds)),
  accumulator: row('odds', { odds: z.array(odds).min(1).max(20) }, (p) => prices.accumulator(p.odds)),
  'expected-value': row('signed-money', { stake: money, odds, probability }, (p) =>
    prices.expectedValue(p.stake, p.odds, p.probability),
  ),
  /** Chance that something of this probability happens every time. */
  power: row('percent', { probability, times: count }, (p) => prices.everyTime(p.probability, p.times) * 100),
  'at-least-once': row(
    'percent',
    { probability, times: count },
    (p) => prices.atLeastOnce(p.probability, p.times) * 100,
  ),
  /** Chance of a run of this length somewhere in the tries. */
  'run-at-least-once': row(
    'percent',
    { probability, length: count, times: count },
    (p) => prices.runAtLeastOnce(p.probability, p.length, p.times) * 100,
  ),
  /** What part is of the whole. */
  share: row('percent', { part: positive, whole: positive }, (p) => (p.part / p.whole) * 100),
  /** Chance that this many equal bets end ahead. */
  'chance-of-profit': row(
    'percent',
    { odds, probability, bets: count },
    (p) => chanceOfProfit(p.odds, p.probability, p.bets) * 100,
  ),

  /** Money back, by the goal difference of the team that the bet is on. */
  'handicap-return': row('money', { stake: money, odds, line: spread, difference: z.int().min(-200).max(200) }, (p) =>
    moneyBack(settleHandicap(p.line, p.difference), p.stake, p.odds),
  ),
  'total-return': row(
    'money',
    { stake: money, odds, line: points, goals: score, side: z.enum(['over', 'under']) },
    (p) => moneyBack(settleTotal(p.side, p.line, p.goals), p.stake, p.odds),
  ),

  /** A count such as corners: a team's rate, scaled by what the opponent concedes against the average. */
  'expected-count': row('number', { own: positive, opponent: positive, average: positive }, (p) =>
    expectedCount(p.own, p.opponent, p.average),
  ),
  /** Chance that a Poisson count of this mean ends above a half line. */
  'poisson-over': row('percent', { mean: expected, line: halfLine }, (p) => poissonOver(p.mean, p.line) * 100),

  /** Chance that a team expected to score `home` goals wins by exactly `difference` against one of `away`. */
  'margin-probability': row(
    'percent',
    { home: goals, away: goals, difference },
    ({ home, away, difference }) => marginProbability({ home, away }, difference) * 100,
  ),
  /** Mean result of a handicap bet on the first team, from the goals expected of each. */
  'handicap-value': row(
    'signed-money',
    { home: goals, away: goals, line: handicap, stake: money, odds },
    ({ home, away, ...bet }) => handicapValue({ home, away }, bet),
  ),
  /** Mean result of a bet on a total whose goals have this Poisson mean. */
  'total-value': row(
    'signed-money',
    { mean: expected, line: total, stake: money, odds, side: z.enum(['over', 'under']) },
    ({ mean, ...bet }) => totalValue(mean, bet),
  ),
  /** Fair odds of at least one more goal at a steady chance a minute, and of none. */
  'further-goal-odds': row('odds', { perMinute, minutes: count.max(120) }, (p) =>
    prices.oddsFromProbability(furtherGoals(p.perMinute, p.minutes, 1)),
  ),
  'no-goal-odds': row('odds', { perMinute, minutes: count.max(120) }, (p) =>
    prices.oddsFromProbability(1 - furtherGoals(p.perMinute, p.minutes, 1)),
  ),

  /** Chance that a fixed stake of this part of the bankroll cannot be paid any more, by the last bet. */
  ruin: row(
    'percent',
    { percent, bets: count.max(2000), odds, probability },
    (p) => chanceOfRuin(p.percent, p.bets, p) * 100,
  ),
  /** Bankroll (first: 100) that a part (0–1) of bankrolls with a proportional stake does not pass. */
  'bankroll-quantile': row(
    'count',
    { percent: percent.max(25), bets: count.max(1000), odds, probability, part: probability },
    (p) => bankrollQuantile(p.percent, p.bets, p.part, p),
    { refine: fairEdge },
  ),

  kelly: row('percent', { odds, probability }, (p) => kelly(p.odds, p.probability)),
  stake: row('money', { bankroll: money, percent }, (p) => stakeOf(p.bankroll, p.percent)),
  /** Drawdown with a proportional stake. */
  'losing-streak': row('percent', { percent, losses: count }, (p) => losingStreakDrawdown(p.percent, p.losses)),
  'bankroll-after-losses': row('money', { bankroll: money, percent, losses: count }, (p) =>
    afterLossesProportional(p.bankroll, p.percent, p.losses),
  ),
  'bankroll-after-losses-fixed': row('money', { bankroll: money, percent, losses: count }, (p) =>
    afterLossesFixed(p.bankroll, p.percent, p.losses),
  ),
  recovery: row('percent', { drawdown }, (p) => gainToRecover(p.drawdown)),

  'martingale-bust': row('percent', { doublings }, (p) => martingaleBust(p.doublings) * 100),
  'martingale-loss': row('money', { doublings, stake: money }, (p) => martingaleLoss(p.doublings, p.stake)),
  'martingale-over-cycles': row(
    'percent',
    { doublings, cycles: count },
    (p) => martingaleBustOverCycles(p.doublings, p.cycles) * 100,
    { digits: 0 },
  ),

  turnover: row('money', { base: money, multiplier, contribution: percent }, (p) =>
    turnover(p.base, p.multiplier, p.contribution),
  ),
  'rollover-cost': row('money', { base: money, multiplier, contribution: percent, rtp }, (p) =>
    rolloverCost(p.base, p.multiplier, p.contribution, p.rtp),
  ),
  /** Rollover counted on the bonus. */
  'bonus-value': row('signed-money', { bonus: money, multiplier, contribution: percent, rtp }, (p) =>
    bonusValue(p.bonus, p.multiplier, p.contribution, p.rtp),
  ),
  /** Share of players who finish the rollover on a slot before the balance is gone. */
  'bonus-finished': row(
    'percent',
    { ...bonusOffer, slot, multiplier: multiplier.max(50) },
    (p) => {
      const [end] = bonusEnds({ ...p, prizes: slotPrizes(p.slot, p.rtp), multipliers: [p.multiplier] });
      if (!end) throw new RangeError('multiplier: none');
      return end.finished * 100;
    },
    { digits: 0, refine: wholeStakes },
  ),
  /** Mean value of a bet paid by the house whose stake is not returned. */
  'free-bet-value': row('money', { stake: money, odds, probability }, (p) =>
    freeBetValue(p.stake, p.odds, p.probability),
  ),
  'house-edge': row('percent', { rtp }, (p) => houseEdge(p.rtp)),
  'expected-loss': row('money', { bets: count, stake: money, rtp }, (p) => expectedLoss(p.bets, p.stake, p.rtp)),
  /** RTP of a game given by its prizes: the probability of each, and its payout in stakes. */
  'return-to-player': row('percent', { prizes }, (p) => returnToPlayer(p.prizes)),
  /** Standard deviation of a round in stakes. */
  volatility: row('number', { prizes }, (p) => volatility(p.prizes)),
  /** Where about 95 % of sessions end: the worst or the best of it. */
  'usual-result': row('signed-money', { prizes, rounds: count, stake: money, side: z.enum(['worst', 'best']) }, (p) =>
    usualResult(p.prizes, p, p.side),
  ),
  /** Rounds after which the return seen is this close to the RTP, in percentage points. */
  'rounds-to-converge': row('count', { prizes, points: positive }, (p) => roundsToConverge(p.prizes, p.points)),
  /** Share of sessions whose balance lasts for all rounds. */
  'session-finished': row('percent', slotSession, (p) => endOf(p).finished * 100, { digits: 0 }),
  /** Mean loss of a session that ends early where the balance does. */
  'session-cost': row('money', { ...slotSession, stake: money }, (p) => (p.balance - endOf(p).left) * p.stake),
  /** Chance that a crash game reaches a multiplier. */
  'crash-chance': row(
    'percent',
    { rtp, multiplier: z.number().min(1).max(100_000) },
    (p) => crashReaches(p.rtp, p.multiplier) * 100,
  ),
  'roulette-edge': row('percent', { pockets }, (p) => rouletteEdge(p.pockets), { digits: 2 }),
  'la-partage-edge': row('percent', {}, laPartageEdge, { digits: 2 }),
  'roulette-probability': row(
    'percent',
    { numbers: count.max(36), pockets },
    (p) => rouletteProbability(p.numbers, p.pockets) * 100,
  ),
  /** With the best decision in every hand, cards as from an infinite deck. */
  'blackjack-edge': row('percent', blackjackTable, (p) => blackjackEdge(rulesOf(p)), { digits: 2 }),
  'blackjack-table-cost': row('money', { hands: count, stake: money, ...blackjackTable }, (p) =>
    expectedLoss(p.hands, p.stake, 100 - blackjackEdge(rulesOf(p))),
  ),
  /** House edge against a player who draws and stands like the dealer. */
  'dealer-copy-edge': row('percent', {}, dealerCopyEdge),
};

type Formulas = typeof formulas;
export type FormulaName = keyof Formulas;

type Props<Name extends string, Shape extends z.ZodRawShape> = z.ZodObject<
  { formula: z.ZodLiteral<Name> } & Shape,
  z.core.$strict
>;
type AnyProps = { [Name in FormulaName]: Props<Name, Formulas[Name]['params']> }[FormulaName];

/** Props of `<Calc>`: the formula's name and exactly its parameters. */
export const calcProps = z.discriminatedUnion(
  'formula',
  Object.entries(formulas).map(([name, { params, refine }]) => {
    const props = z.strictObject({ formula: z.literal(name), ...params });
    // The compiler cannot see that a row's refinement is about the row's own parameters.
    return refine ? props.refine(...(refine as Refinement<object>)) : props;
  }) as unknown as [AnyProps, ...AnyProps[]],
);
export type CalcProps = z.infer<typeof calcProps>;

/**
 * The number that `<Calc>` shows, its unit, and its decimals where they are not the usual ones.
 * @throws RangeError where a parameter is outside what the formula allows.
 */
export function calculate(props: CalcProps): { value: number; unit: Unit; digits: number | undefined } {
  const { unit, digits, compute } = formulas[props.formula];
  // The compiler cannot see that the parameters belong to the formula of the same props; `calcProps` has checked it.
  return { value: (compute as (params: CalcProps) => number)(props), unit, digits };
}
