/**
 * How a game ends for a player whose balance is limited: who cannot pay the next round is ruined and stops.
 *
 * Computed exactly, nothing is simulated: the chance of every balance is carried from round to round (dynamic programming) on
 * a grid fine enough for all payouts.
 */
import { type Prize, returnToPlayer, turnover } from './casino.ts';
import {
  requireNotNegative,
  requirePositive,
  requireProbability,
  requireThat,
  requireWhole,
  rounding,
} from './check.ts';

/** How sessions stand after a number of rounds. Amounts are in stakes. */
type SessionEnd = {
  /** Share (0–1) of sessions that could pay every round. */
  finished: number;
  /** Mean balance of all sessions. A ruined one keeps less than a stake, too little for another round. */
  left: number;
  /** The part of `left` that ruined sessions keep. */
  leftAtRuin: number;
  /** Probability (0–1) of a balance below `amount`, at most twice the first one. */
  below: (amount: number) => number;
  /** Least balance that `part` (0–1) of the sessions do not pass; at most twice the first one. */
  quantile: (part: number) => number;
};

export type SessionRules = {
  prizes: readonly Prize[];
  /** Balance at the start, in stakes. */
  balance: number;
  /** Numbers of rounds after which to look, rising. */
  rounds: readonly number[];
};

/** Steps of the grid in one stake: the fewest that make every amount a whole number of steps. */
function gridOf(amounts: readonly number[]): number {
  const fits = (steps: number) =>
    amounts.every((amount) => Math.abs(amount * steps - Math.round(amount * steps)) < 1e-6);
  for (let steps = 1; steps <= 1000; steps++) if (fits(steps)) return steps;
  throw new RangeError(`payouts and balance are ${amounts.join(', ')}; allowed: whole thousandths of a stake`);
}

/** Ends by their rules, kept because they take long: the check and the pages of every language ask for the same sessions. */
const computed = new Map<string, readonly SessionEnd[]>();

/**
 * Ends of sessions after each of the given numbers of rounds.
 *
 * The mean follows from the rounds played, each of which costs the house edge. A balance that can pay for every remaining
 * round and still end above twice the starting balance is not tracked any further: `below` and `quantile` do not tell such ends apart.
 * @throws RangeError as `returnToPlayer`; unless payouts and balance are whole thousandths of a stake, `balance` is greater
 * than 0, and `rounds` are whole numbers that rise.
 */
export function sessionEnds(rules: SessionRules): readonly SessionEnd[] {
  const key = JSON.stringify(rules);
  const ends = computed.get(key) ?? computeEnds(rules);
  computed.set(key, ends);
  return ends;
}

function computeEnds({ prizes, balance, rounds }: SessionRules): readonly SessionEnd[] {
  const edge = 1 - returnToPlayer(prizes) / 100;
  requirePositive(balance, 'balance');
  for (const [index, count] of rounds.entries()) requireWhole(count, `rounds[${index}]`, (rounds[index - 1] ?? 0) + 1);
  const last = rounds.at(-1) ?? 0;
  /** Balance up to which final balances are told apart. */
  const known = 2 * balance;

  const grid = gridOf([balance, ...prizes.map(({ payout }) => payout)]);
  const steps = (amount: number) => Math.round(amount * grid);
  const nothing = 1 - prizes.reduce((sum, { probability }) => sum + probability, 0);
  const moves = [...prizes, { probability: nothing, payout: 0 }].map(({ probability, payout }) => ({
    probability,
    by: steps(payout - 1),
  }));

  const farthest = Math.max(...moves.map(({ by }) => by));

  /** First balance that, after a round, can pay for every remaining one and still end above `known`. */
  const richAfter = (round: number) => (last - round + 1) * grid + Math.ceil(known * grid);
  let now = new Float64Array(richAfter(0));
  let next = new Float64Array(richAfter(0));
  const ruined = new Float64Array(grid);
  let ruin = 0;
  let played = 0;
  const absorbRuin = () => {
    for (let amount = 0; amount < grid; amount++) {
      const chance = now[amount] ?? 0;
      ruined[amount] = (ruined[amount] ?? 0) + chance;
      ruin += chance;
      now[amount] = 0;
    }
  };
  now[steps(balance)] = 1;

  const ends: SessionEnd[] = [];
  let top = steps(balance) + 1;
  for (let round = 1; round <= last; round++) {
    absorbRuin();
    played += 1 - ruin;
    next.fill(0);
    const rich = richAfter(round);
    for (const { probability, by } of moves) {
      const end = Math.min(top, rich - by);
      for (let amount = grid; amount < end; amount++) {
        next[amount + by] = (next[amount + by] ?? 0) + probability * (now[amount] ?? 0);
      }
    }
    top = Math.min(rich, top + farthest);
    [now, next] = [next, now];
    if (rounds.includes(round)) {
      const chances = now.slice(0, Math.max(top, grid));
      for (const [amount, chance] of ruined.entries()) chances[amount] = (chances[amount] ?? 0) + chance;
      const leftAtRuin = ruined.reduce((sum, chance, amount) => sum + (chance * amount) / grid, 0);
      ends.push({
        finished: 1 - ruin,
        left: balance - edge * played,
        leftAtRuin,
        below: (amount) => {
          requireThat(amount <= known + rounding, 'amount', amount, `at most ${known}`);
          const sum = chances
            .slice(0, Math.max(0, Math.ceil(amount * grid - 1e-6)))
            .reduce((total, chance) => total + chance, 0);
          return Math.min(1, sum); // rounding may take the sum of many parts past 1
        },
        quantile: (part) => {
          requireProbability(part, 'part');
          let sum = 0;
          const found = chances.findIndex((chance) => {
            sum += chance;
            return sum >= part;
          });
          return found < 0 ? known : Math.min(found / grid, known);
        },
      });
    }
  }
  return ends;
}

/** What becomes of a bonus. Money is in reais. */
type BonusEnd = {
  multiplier: number;
  /** Share (0–1) of players who reach the target; the others lose deposit and bonus. */
  finished: number;
  /** Mean of what can be withdrawn, less the deposit. */
  mean: number;
  /** The same for the player in the middle. */
  median: number;
};

type BonusTerms = {
  prizes: readonly Prize[];
  deposit: number;
  /** Counts like money once the target is reached. */
  bonus: number;
  /** Stake of each round. */
  stake: number;
  /** Rollovers counted on the bonus, rising, in a game that counts in full. */
  multipliers: readonly number[];
};

/**
 * What becomes of a bonus where the balance can run out before the rollover is done: who plays one game at one stake until the
 * target or ruin, and then stops. Without ruin the mean is `bonusValue`.
 * @throws RangeError as `turnover` and `sessionEnds`, or unless `deposit` is 0 or more and `stake` greater than 0.
 */
export function bonusEnds({ prizes, deposit, bonus, stake, multipliers }: BonusTerms): BonusEnd[] {
  requireNotNegative(deposit, 'deposit');
  requirePositive(stake, 'stake');
  const rounds = multipliers.map((multiplier) => Math.ceil(turnover(bonus, multiplier, 100) / stake - rounding));
  return sessionEnds({ prizes, balance: (deposit + bonus) / stake, rounds }).map((end, index) => ({
    multiplier: multipliers[index] ?? 0,
    finished: end.finished,
    mean: (end.left - end.leftAtRuin) * stake - deposit,
    median: (end.finished > 0.5 ? end.quantile(0.5) * stake : 0) - deposit,
  }));
}
