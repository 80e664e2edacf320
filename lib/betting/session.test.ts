import { chanceOfProfit } from './bankroll.ts';
import { bonusValue, type Prize, slotPrizes } from './casino.ts';
import { bonusEnds, type SessionRules, sessionEnds } from './session.ts';

const coin = [{ probability: 0.5, payout: 2 }];
const end = (rules: Omit<SessionRules, 'rounds'> & { rounds: number }) => {
  const [only] = sessionEnds({ ...rules, rounds: [rules.rounds] });
  if (!only) throw new Error('no end');
  return only;
};

describe('ruin of a fair coin', () => {
  // W. Feller, "An Introduction to Probability Theory and Its Applications", vol. 1, ch. III: a walk from 0 stays at 0 or above
  // for 2n steps with C(2n, n) / 4ⁿ, so one stake pays for 2n + 1 rounds with that chance.
  it.each([
    [3, 2 / 4],
    [5, 6 / 16],
    [11, 252 / 1024],
    [21, 184_756 / 2 ** 20],
  ])('one stake pays for %d rounds with %d', (rounds, chance) => {
    expect(end({ prizes: coin, balance: 1, rounds }).finished).toBeCloseTo(chance, 12);
  });

  it('leaves the mean balance as it was', () => {
    expect(end({ prizes: coin, balance: 3, rounds: 50 }).left).toBeCloseTo(3, 12);
  });

  it('never comes from a balance that pays for every round', () => {
    expect(end({ prizes: coin, balance: 20, rounds: 20 }).finished).toBeCloseTo(1, 12);
  });
});

describe('sessions that cannot be ruined', () => {
  const prizes = [{ probability: 0.5, payout: 1.92 }];

  it('end ahead as often as the binomial distribution says', () => {
    const { below } = end({ prizes, balance: 200, rounds: 200 });
    expect(1 - below(200.001)).toBeCloseTo(chanceOfProfit(1.92, 0.5, 200), 10);
  });

  it('lose the house edge of every round', () => {
    expect(end({ prizes: slotPrizes('high', 96), balance: 300, rounds: 300 }).left).toBeCloseTo(288, 9);
  });
});

/** A session enumerated round by round: every way the prizes can fall. */
function enumerate(prizes: readonly Prize[], balance: number, rounds: number): { finished: number; left: number } {
  if (rounds === 0) return { finished: 1, left: balance };
  if (balance < 1) return { finished: 0, left: balance };
  const nothing = 1 - prizes.reduce((sum, { probability }) => sum + probability, 0);
  const total = { finished: 0, left: 0 };
  for (const { probability, payout } of [...prizes, { probability: nothing, payout: 0 }]) {
    const after = enumerate(prizes, balance - 1 + payout, rounds - 1);
    total.finished += probability * after.finished;
    total.left += probability * after.left;
  }
  return total;
}

it.each(['low', 'high'] as const)('a slot of %s volatility ends as a full enumeration says', (kind) => {
  const prizes = slotPrizes(kind, 96);
  const every = enumerate(prizes, 2.5, 6);
  const { finished, left, below } = end({ prizes, balance: 2.5, rounds: 6 });
  expect(left).toBeCloseTo(every.left, 9);
  expect(finished).toBeCloseTo(every.finished, 9);
  expect(below(0)).toBe(0);
});

describe('a bonus', () => {
  const offer = { prizes: slotPrizes('low', 96), deposit: 100, bonus: 100, stake: 1 };

  it('is worth what it is without ruin, where no balance runs out', () => {
    const [end] = bonusEnds({ ...offer, multipliers: [2] });
    expect(end?.finished).toBeCloseTo(1, 12);
    expect(end?.mean).toBeCloseTo(bonusValue(100, 2, 100, 96), 9);
  });

  it('is finished by fewer the longer the rollover, and leaves the one in the middle nothing in the end', () => {
    const [short, middle, long] = bonusEnds({ ...offer, multipliers: [10, 30, 50] });
    expect(short?.finished).toBeGreaterThan(middle?.finished ?? 1);
    expect(middle?.finished).toBeGreaterThan(long?.finished ?? 1);
    expect(short?.median).toBeGreaterThan(0);
    // Two in three finish 30x, and one in three 50x.
    expect(middle?.median).toBeGreaterThan(-100);
    expect(long?.median).toBe(-100);
  });

  it('looks better on average than without ruin, because who is ruined stops paying the edge', () => {
    const [end] = bonusEnds({ ...offer, prizes: slotPrizes('high', 96), multipliers: [35] });
    expect(end?.mean).toBeGreaterThan(bonusValue(100, 35, 100, 96));
    expect(end?.finished).toBeLessThan(0.1);
    expect(end?.median).toBe(-100);
  });
});
