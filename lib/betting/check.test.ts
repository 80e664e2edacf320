/** What every function refuses: the error names the argument, its value and what is allowed. */
import * as bankroll from './bankroll.ts';
import { blackjackEdge, blackjackOptions } from './blackjack.ts';
import * as casino from './casino.ts';
import * as goals from './goals.ts';
import * as martingale from './martingale.ts';
import * as odds from './odds.ts';
import { seededRandom, simulateWins } from './random.ts';
import { bonusEnds, sessionEnds } from './session.ts';
import { halvesOf, moneyBack, settleHandicap, settleTotal } from './settlement.ts';
import * as stakes from './stakes.ts';

const coin = { odds: 1.91, probability: 0.5 };
const toss = [{ probability: 0.5, payout: 2 }];
const match = { home: 1.5, away: 1.1 };
const table = { hitsSoft17: false, doubleAfterSplit: true, surrender: false, blackjackPays: 1.5, peeks: true };
const bonus = { prizes: toss, deposit: 1, bonus: 10, stake: 1, multipliers: [1] };

it.each<[() => unknown, string]>([
  // What is allowed, once for each kind of argument.
  [() => odds.impliedProbability(1), 'odds is 1; allowed: decimal odds greater than 1'],
  [() => odds.expectedValue(1, 2, 1.5), 'probability is 1.5; allowed: a probability from 0 to 1'],
  [() => odds.oddsFromProbability(1), 'probability is 1; allowed: a probability between 0 and 1, both excluded'],
  [() => stakes.stakeOf(100, 101), 'percent is 101; allowed: a percentage from 0 to 100'],
  [() => odds.payout(0, 2), 'stake is 0; allowed: a finite number greater than 0'],
  [() => bonusEnds({ ...bonus, deposit: -1 }), 'deposit is -1; allowed: a finite number, 0 or more'],
  [() => odds.everyTime(0.5, 1.5), 'times is 1.5; allowed: a whole number of at least 0'],
  [() => settleHandicap(0.3, 1), 'line is 0.3; allowed: a multiple of 0.25'],

  [() => odds.impliedProbability(Number.NaN), 'odds is NaN'],
  [() => odds.fromFractional(1, 0), 'denominator is 0'],
  [() => odds.fromAmerican(99), 'american is 99; allowed: American odds of +100 or more, or −100 or less'],
  [() => odds.overround([2]), 'odds.length is 1; allowed: the odds of at least two outcomes'],
  [() => odds.hold([2, 0.5]), 'odds[1] is 0.5'],
  [() => odds.fairProbability([2, 2], 2), 'index is 2; allowed: a whole number from 0 to 1'],
  [() => odds.accumulator([]), 'odds.length is 0; allowed: at least one selection'],
  [() => odds.runAtLeastOnce(0.5, 0, 10), 'length is 0; allowed: a whole number of at least 1'],
  [() => [...odds.binomial(1.5, 0.5)], 'times is 1.5'],

  [() => stakes.stakeOf(0, 2), 'bankroll is 0'],
  [() => stakes.kelly(1, 0.5), 'odds is 1'],
  [() => stakes.kelly(2, -0.1), 'probability is -0.1'],
  [() => stakes.gainToRecover(100), 'drawdown is 100; allowed: a percentage from 0 to less than 100'],
  [() => stakes.afterLossesProportional(100, 2, 1.5), 'losses is 1.5'],
  [() => stakes.afterLossesFixed(100, 2, -1), 'losses is -1'],

  [() => bankroll.chanceOfRuin(0, 10, coin), 'percent is 0; allowed: greater than 0'],
  [() => bankroll.chanceOfRuin(2, 1.5, coin), 'bets is 1.5'],
  [() => bankroll.longestLosingRun(1, 10), 'probability is 1'],
  [() => bankroll.longestLosingRun(0.5, 10, 2), 'chance is 2'],
  [() => bankroll.chanceOfProfit(1, 0.5, 10), 'odds is 1'],
  [() => bankroll.chanceOfProfit(2, 1, 10), 'probability is 1'],
  [() => bankroll.chanceOfProfit(2, 0.5, 0), 'bets is 0'],
  [() => bankroll.bankrollQuantile(10, 10, 2, coin), 'part is 2'],
  [() => bankroll.bankrollPath([], { bankroll: 100, percent: 120, odds: 2 }), 'percent is 120'],
  [() => bankroll.yieldDeviation(1, 10), 'odds is 1'],

  [() => martingale.martingaleBust(0), 'doublings is 0'],
  [() => martingale.martingaleLoss(7, 0), 'stake is 0'],
  [() => martingale.martingaleBustOverCycles(7, -1), 'cycles is -1'],
  [() => martingale.martingaleSteps(2.5, 1), 'doublings is 2.5'],

  [() => seededRandom(-1), 'seed is -1'],
  [() => seededRandom(Number.NaN), 'seed is NaN'],
  [() => simulateWins(0, 0.5, Math.random), 'bets is 0'],
  [() => simulateWins(1, 2, Math.random), 'probability is 2'],

  [() => settleHandicap(0.25, 0.5), 'difference is 0.5; allowed: a whole number of goals'],
  [() => halvesOf(0.3), 'line is 0.3'],
  [() => settleTotal('over', 0, 1), 'line is 0'],
  [() => settleTotal('under', 2.5, -1), 'goals is -1'],
  [() => moneyBack('loss', -1, 2), 'stake is -1'],
  [() => moneyBack('push', 1, 1), 'odds is 1'],

  [() => goals.poisson(0, 1), 'mean is 0'],
  [() => goals.poisson(2.5, 0.5), 'count is 0.5'],
  [() => goals.poissonOver(10, 10), 'line is 10; allowed: a half line such as 0.5 or 9.5'],
  [() => goals.poissonOver(0, 9.5), 'mean is 0'],
  [() => goals.expectedCount(0, 5, 5), 'own is 0'],
  [() => goals.expectedCount(5, 5, 0), 'average is 0'],
  [() => goals.marginProbability(match, 0.5), 'difference is 0.5; allowed: a whole number of goals'],
  [() => goals.handicapValue(match, { line: 0.3, stake: 1, odds: 2 }), 'line is 0.3'],
  [() => goals.furtherGoals(1, 10, 1), 'perMinute is 1'],

  [() => casino.returnToPlayer([{ probability: 1.2, payout: 1 }]), 'prizes[0].probability is 1.2'],
  [() => casino.returnToPlayer([{ probability: 0.1, payout: -1 }]), 'prizes[0].payout is -1'],
  [() => casino.returnToPlayer([...toss, { probability: 0.75, payout: 0 }]), 'sum of probabilities is 1.25'],
  [() => casino.roundsToConverge(toss, 0), 'points is 0'],
  [() => casino.houseEdge(101), 'rtp is 101'],
  [() => casino.expectedLoss(1.5, 1, 96), 'bets is 1.5'],
  [() => casino.turnover(100, 5, 0), 'contribution is 0'],
  [() => casino.turnover(0, 5, 10), 'base is 0'],
  [() => casino.rolloverCost(100, -5, 10, 96), 'multiplier is -5'],
  [() => casino.freeBetValue(0, 2, 0.5), 'stake is 0'],
  [() => casino.crashReaches(97, 0.9), 'multiplier is 0.9; allowed: at least 1'],
  [() => casino.rouletteEdge(36), 'pockets is 36; allowed: 37 (one zero) or 38 (two zeros)'],
  [() => casino.rouletteProbability(39, 38), 'numbers is 39; allowed: at most the 38 pockets'],
  [() => casino.roulettePayout(5), 'numbers is 5; allowed: a divisor of 36'],

  [() => blackjackOptions(11, 2, 3, table), 'card is 11; allowed: a card from 1 (ace) to 10'],
  [() => blackjackEdge({ ...table, blackjackPays: 0.5 }), 'blackjackPays is 0.5; allowed: at least 1'],

  [() => sessionEnds({ prizes: toss, balance: 0, rounds: [1] }), 'balance is 0'],
  [
    () => sessionEnds({ prizes: toss, balance: 2, rounds: [3, 3] }),
    'rounds[1] is 3; allowed: a whole number of at least 4',
  ],
  [
    () => sessionEnds({ prizes: [{ probability: 0.5, payout: Math.SQRT2 }], balance: 2, rounds: [1] }),
    'allowed: whole thousandths of a stake',
  ],
  [() => sessionEnds({ prizes: toss, balance: 2, rounds: [1] })[0]?.below(5), 'amount is 5; allowed: at most 4'],
  [() => bonusEnds({ ...bonus, stake: 0 }), 'stake is 0'],
])('%s is refused', (call, message) => {
  expect(call).toThrow(RangeError);
  expect(call).toThrow(message);
});
