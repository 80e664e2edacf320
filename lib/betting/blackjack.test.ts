import {
  type BlackjackRules,
  blackjackEdge,
  blackjackOptions,
  dealerCopyEdge,
  openCards,
  playsOf,
  shoeStrategy,
} from './blackjack.ts';

const table: BlackjackRules = {
  hitsSoft17: false,
  doubleAfterSplit: true,
  surrender: false,
  blackjackPays: 1.5,
  peeks: true,
};
const ace = 1;

describe('the published tables of the infinite deck', () => {
  // M. Shackleford, "Expected Returns in Infinite-Deck Blackjack", Wizard of Odds, 21 January 2019, for the rules of `table`.
  it('give the house 0.511734 %', () => {
    expect(blackjackEdge(table)).toBeCloseTo(0.511734, 6);
  });

  it.each([
    ['16 against 7', 10, 6, 7, -0.475375],
    ['17 against ace', 10, 7, ace, -0.478033],
    ['soft 19 against 10', ace, 8, 10, 0.063118],
  ])('stand with %s', (_, first, second, open, result) => {
    expect(blackjackOptions(first, second, open, table).stand).toBeCloseTo(result, 6);
  });

  it.each([
    [2, 3, 2, -0.128216],
    [2, 4, 6, -0.013006],
    [3, 4, 10, -0.319055],
  ])('draw with %d and %d against %d', (first, second, open, result) => {
    expect(blackjackOptions(first, second, open, table).hit).toBeCloseTo(result, 6);
  });

  it('play two eights against 10', () => {
    const { stand, hit, double, split } = blackjackOptions(8, 8, 10, table);
    expect(stand).toBeCloseTo(-0.5404, 4);
    expect(hit).toBeCloseTo(-0.5398, 4);
    expect(double).toBeCloseTo(-1.0797, 4);
    expect(split).toBeCloseTo(-0.4807, 4);
  });
});

describe('rules', () => {
  const edge = (change: Partial<BlackjackRules>) => blackjackEdge({ ...table, ...change });

  // The effects that the same author publishes for real shoes, in percentage points, differ by a few hundredths.
  it('cost or give what they do in real shoes', () => {
    expect(edge({ hitsSoft17: true }) - edge({})).toBeCloseTo(0.22, 1);
    expect(edge({ doubleAfterSplit: false }) - edge({})).toBeCloseTo(0.14, 1);
    expect(edge({ surrender: true }) - edge({})).toBeCloseTo(-0.08, 1);
    expect(edge({ surrender: true, peeks: false }) - edge({ peeks: false })).toBeCloseTo(-0.08, 1);
  });

  // The same author's "Rule Variations" give 0.11 points for real shoes.
  it('cost 0.11 points where the dealer does not check for blackjack', () => {
    expect(edge({ peeks: false })).toBeCloseTo(0.6253, 4);
    expect(edge({ peeks: false }) - edge({})).toBeCloseTo(0.11, 2);
  });

  it('pay 0.3 stakes less for a blackjack at 6:5, unless the dealer has one too', () => {
    const blackjack = 8 / 169;
    expect(edge({ blackjackPays: 1.2 }) - edge({})).toBeCloseTo(30 * blackjack * (1 - blackjack), 10);
  });
});

describe('basic strategy', () => {
  const cells = shoeStrategy.flatMap((row) =>
    playsOf(row).map((play, index) => ({ ...row, play, open: openCards[index] ?? 0 })),
  );

  it('for a shoe is that of the infinite deck, or as good to a thousandth of a stake', () => {
    for (const { cards, play, open } of cells) {
      const results = blackjackOptions(...cards, open, table);
      expect(results[play]).toBeGreaterThan(Math.max(...Object.values(results)) - 0.001);
    }
  });

  // The guide's article on blackjack names these four.
  it('without a hole card doubles and splits less against 10 and ace, and is the same elsewhere', () => {
    const best = ({ cards, open }: (typeof cells)[number], rules: BlackjackRules) => {
      const results = Object.entries(blackjackOptions(...cards, open, rules));
      return results.reduce((one, other) => (other[1] > one[1] ? other : one))[0];
    };
    const changes = cells.flatMap((cell) => {
      const [before, now] = [best(cell, table), best(cell, { ...table, peeks: false })];
      return before === now ? [] : `${cell.hand} against ${cell.open}: ${now}`;
    });
    expect(changes).toEqual(['11 against 10: hit', '8-8 against 10: hit', '8-8 against 1: hit', 'A-A against 1: hit']);
  });
});

it('copying the dealer costs more than 5 %', () => {
  expect(dealerCopyEdge()).toBeCloseTo(5.675, 3);
});
