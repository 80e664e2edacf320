import { neverBuilds, odds, write } from '@/lib/testing/slips.ts';
import { type CalcProps, calcProps, calculate, type FormulaName, formulas } from './formulas.ts';

/** One worked case for each formula; the compiler asks for every one. */
const cases: { [Name in FormulaName]: [Omit<Extract<CalcProps, { formula: Name }>, 'formula'>, number] } = {
  'implied-probability': [{ odds: 2.5 }, 40],
  'odds-from-probability': [{ probability: 0.4 }, 2.5],
  fractional: [{ numerator: 3, denominator: 2 }, 2.5],
  american: [{ american: -150 }, 1.6667],
  overround: [{ odds: [1.91, 1.91] }, 4.712],
  hold: [{ odds: [1.91, 1.91] }, 4.5],
  'fair-probability': [{ odds: [1.8, 2.1], index: 1 }, 46.1538],
  'fair-odds': [{ odds: [1.91, 1.91], index: 0 }, 2],
  'margin-cost': [{ stake: 100, odds: [1.91, 1.91] }, -4.5],
  payout: [{ stake: 50, odds: 1.8 }, 90],
  profit: [{ stake: 50, odds: 1.8 }, 40],
  accumulator: [{ odds: [1.5, 1.8] }, 2.7],
  'expected-value': [{ stake: 100, odds: 1.91, probability: 0.5 }, -4.5],
  power: [{ probability: 0.5, times: 10 }, 0.0977],
  'chance-of-profit': [{ odds: 1.91, probability: 0.5, bets: 100 }, 30.865],
  'at-least-once': [{ probability: 0.5, times: 2 }, 75],
  'run-at-least-once': [{ probability: 0.5, length: 5, times: 100 }, 81.0109],
  share: [{ part: 96, whole: 311 }, 30.8682],
  'handicap-return': [{ stake: 100, odds: 1.9, line: -0.75, difference: 1 }, 145],
  'total-return': [{ stake: 100, odds: 1.9, line: 2.25, goals: 2, side: 'over' }, 50],
  'expected-count': [{ own: 6, opponent: 5.5, average: 5 }, 6.6],
  'margin-probability': [{ home: 1.3, away: 1.3, difference: 0 }, 26.3917],
  'handicap-value': [{ home: 1.3, away: 1.3, line: 0, stake: 100, odds: 2 }, 0],
  'total-value': [{ mean: 2.4, line: 2.25, stake: 100, odds: 1.98, side: 'over' }, -1.7389],
  'further-goal-odds': [{ perMinute: 0.2, minutes: 2 }, 2.7778],
  'no-goal-odds': [{ perMinute: 0.2, minutes: 2 }, 1.5625],
  ruin: [{ percent: 2, bets: 1000, odds: 1.91, probability: 0.5 }, 55.7169],
  'bankroll-quantile': [{ percent: 10, bets: 2, odds: 2, probability: 0.5, part: 0.5 }, 99],
  'poisson-over': [{ mean: 10, line: 9.5 }, 54.207],
  kelly: [{ odds: 2.1, probability: 0.5 }, 4.5455],
  stake: [{ bankroll: 1000, percent: 2 }, 20],
  'losing-streak': [{ percent: 3, losses: 10 }, 26.2576],
  'bankroll-after-losses': [{ bankroll: 1000, percent: 5, losses: 10 }, 598.7369],
  'bankroll-after-losses-fixed': [{ bankroll: 1000, percent: 5, losses: 10 }, 500],
  recovery: [{ drawdown: 50 }, 100],
  'martingale-bust': [{ doublings: 7 }, 0.9416],
  'martingale-loss': [{ doublings: 7, stake: 10 }, 1270],
  'martingale-over-cycles': [{ doublings: 7, cycles: 100 }, 61.173],
  turnover: [{ base: 100, multiplier: 5, contribution: 100 }, 500],
  'rollover-cost': [{ base: 100, multiplier: 5, contribution: 10, rtp: 96 }, 200],
  'bonus-value': [{ bonus: 100, multiplier: 35, contribution: 100, rtp: 96 }, -40],
  'bonus-finished': [{ slot: 'low', rtp: 96, deposit: 100, bonus: 100, stake: 1, multiplier: 2 }, 100],
  'free-bet-value': [{ stake: 20, odds: 1.91, probability: 0.5 }, 9.1],
  'house-edge': [{ rtp: 96 }, 4],
  'expected-loss': [{ bets: 500, stake: 1, rtp: 96 }, 20],
  'return-to-player': [{ prizes: [{ probability: 0.5, payout: 1.9 }] }, 95],
  volatility: [{ prizes: [{ probability: 0.5, payout: 2 }] }, 1],
  'usual-result': [{ prizes: [{ probability: 0.5, payout: 1.92 }], rounds: 200, stake: 1, side: 'worst' }, -34.61],
  'rounds-to-converge': [{ prizes: [{ probability: 0.5, payout: 1.92 }], points: 1 }, 35000],
  'session-finished': [{ slot: 'low', rtp: 96, balance: 100, rounds: 100 }, 100],
  'session-cost': [{ slot: 'low', rtp: 96, balance: 100, rounds: 100, stake: 2 }, 8],
  'crash-chance': [{ rtp: 97, multiplier: 10 }, 9.7],
  'roulette-edge': [{ pockets: 37 }, 2.7027],
  'la-partage-edge': [{}, 1.3514],
  'roulette-probability': [{ numbers: 18, pockets: 37 }, 48.6486],
  'blackjack-edge': [{ soft17: 'stand', doubleAfterSplit: true, surrender: false, pays: 1.5, peeks: true }, 0.5117],
  'blackjack-table-cost': [
    { hands: 100, stake: 10, soft17: 'stand', doubleAfterSplit: true, surrender: false, pays: 1.5, peeks: true },
    5.1173,
  ],
  'dealer-copy-edge': [{}, 5.6746],
};

it.each(Object.entries(cases))('%s of %j', (formula, [params, expected]) => {
  const props = calcProps.parse({ formula, ...params });
  expect(calculate(props).value).toBeCloseTo(expected, 3);
});

it('gives each result its unit', () => {
  const unit = (formula: FormulaName) => formulas[formula].unit;
  expect(unit('fair-odds')).toBe('odds');
  expect(unit('fair-probability')).toBe('percent');
  expect(unit('handicap-return')).toBe('money');
  expect(unit('bonus-value')).toBe('signed-money');
});

describe('props of Calc', () => {
  it.each([
    ['an unknown formula', { formula: 'luck', odds: 2 }],
    ['a missing parameter', { formula: 'kelly', odds: 2.1 }],
    ['an unknown parameter', { formula: 'kelly', odds: 2.1, probability: 0.5, units: 2 }],
    ['odds of 1', { formula: 'implied-probability', odds: 1 }],
    ['a market of one price', { formula: 'overround', odds: [1.9] }],
    ['a probability in percent', { formula: 'kelly', odds: 2.1, probability: 50 }],
    ['a line between the quarters', { formula: 'handicap-return', stake: 100, odds: 1.9, line: -0.7, difference: 1 }],
    ['text for a number', { formula: 'kelly', odds: '2.1', probability: 0.5 }],
    ['no such wheel', { formula: 'roulette-edge', pockets: 36 }],
  ])('refuse %s', (_, props) => {
    expect(calcProps.safeParse(props).success).toBe(false);
  });
});

neverBuilds([
  [
    'outcome that a market has not',
    write('<Calc formula="fair-odds" odds={[1.9, 1.9]} index={2} />'),
    `${odds}:19:45 mdx.ofComponent Calc fields.wrong index “2” rules.market`,
  ],
  [
    'prizes of more than certainty',
    write('<Calc formula="volatility" prizes={[{ probability: 0.7, payout: 1 }, { probability: 0.4, payout: 2 }]} />'),
    `${odds}:19:28 mdx.ofComponent Calc fields.wrong prizes values.list rules.prizes`,
  ],
  [
    'unknown formula',
    write('<Calc formula="implied" odds={2} />'),
    `${odds}:19:7 mdx.ofComponent Calc fields.wrong formula “implied” mend.choice …`,
  ],
]);
