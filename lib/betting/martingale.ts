/**
 * The Martingale. A cycle doubles an even-money stake after each loss, at most `doublings` stakes in all: it wins one stake, or
 * goes bust when every one of them loses. Chances are those of an outside bet at a roulette with one zero.
 * Source of the ruin formulas: Haigh, "Taking Chances" (Oxford University Press, 2003).
 */
import { requirePositive, requireWhole } from './check.ts';
import { atLeastOnce, everyTime } from './odds.ts';

/** Chance that an outside bet loses on one zero: 18 numbers of the other kind and the zero. */
const evenMoneyLoss = 19 / 37;

/**
 * Probability (0–1) that a cycle goes bust: (19/37)ⁿ. Seven stakes: 0.0094.
 * @throws RangeError unless `doublings` is a whole number of at least 1.
 */
export function martingaleBust(doublings: number): number {
  requireWhole(doublings, 'doublings', 1);
  return everyTime(evenMoneyLoss, doublings);
}

/**
 * Money lost in a bust, in reais: (2ⁿ − 1) times the first stake.
 * @throws RangeError unless `doublings` is a whole number of at least 1 and `stake` is greater than 0.
 */
export function martingaleLoss(doublings: number, stake: number): number {
  requireWhole(doublings, 'doublings', 1);
  requirePositive(stake, 'stake');
  return (2 ** doublings - 1) * stake;
}

/**
 * Probability (0–1) of at least one bust in a number of cycles: 1 − (1 − (19/37)ⁿ)ᶜ.
 * @throws RangeError unless `doublings` is a whole number of at least 1 and `cycles` one of at least 0.
 */
export function martingaleBustOverCycles(doublings: number, cycles: number): number {
  requireWhole(cycles, 'cycles');
  return atLeastOnce(martingaleBust(doublings), cycles);
}

type MartingaleStep = {
  /** Number of the bet, from 1. */
  bet: number;
  stake: number;
  /** Money lost so far when this bet loses too. */
  lost: number;
  /** Probability (0–1) that this bet and all before it lose. */
  probability: number;
};

/**
 * The stakes of a cycle in order, each double the one before.
 * @throws RangeError as `martingaleLoss`.
 */
export function martingaleSteps(doublings: number, stake: number): MartingaleStep[] {
  requireWhole(doublings, 'doublings', 1);
  return Array.from({ length: doublings }, (_, index) => {
    const bet = index + 1;
    return { bet, stake: stake * 2 ** index, lost: martingaleLoss(bet, stake), probability: martingaleBust(bet) };
  });
}
