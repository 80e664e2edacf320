/**
 * Blackjack played with the best decision in every hand, in the model of an infinite deck: every card comes as from a full
 * deck, whatever was dealt before. Real shoes lie close to it; each deck fewer costs the house a little.
 *
 * The table: the dealer checks for blackjack before the player decides; any two cards may be doubled; pairs are split up to
 * four hands, aces once and with one card each; a 21 after a split is no blackjack. The player takes no insurance.
 * The method is that of the tables of M. Shackleford, "Expected Returns in Infinite-Deck Blackjack" (Wizard of Odds, 2019).
 */
import { requireThat } from './check.ts';

export type BlackjackRules = {
  /** The dealer draws to a 17 with an ace counted 11. */
  hitsSoft17: boolean;
  /** Hands of a split may be doubled. */
  doubleAfterSplit: boolean;
  /** The first two cards may be given up for half the stake. */
  surrender: boolean;
  /** Profit of a blackjack in stakes: 1.5 for 3:2, 1.2 for 6:5. */
  blackjackPays: number;
};

/** Values of the cards, the ace as 1. */
const cards = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const chance = (card: number) => (card === 10 ? 4 : 1) / 13;
const mean = (value: (card: number) => number) => cards.reduce((sum, card) => sum + chance(card) * value(card), 0);

/** `total` with an ace as 11 where that does not go over 21; then the hand is soft. */
type Hand = { total: number; soft: boolean };
const empty: Hand = { total: 0, soft: false };

function add({ total, soft }: Hand, card: number): Hand {
  const sum = total + card;
  if (card === 1 && sum + 10 <= 21) return { total: sum + 10, soft: true };
  return soft && sum > 21 ? { total: sum - 10, soft: false } : { total: sum, soft };
}

const isBlackjack = (first: number, second: number) => first + second === 11 && (first === 1 || second === 1);

/** Remembers a function's values by hand. */
function byHand<T>(compute: (hand: Hand) => T): (hand: Hand) => T {
  const known = new Map<number, T>();
  return (hand) => {
    const key = hand.soft ? -hand.total : hand.total;
    const value = known.get(key) ?? compute(hand);
    known.set(key, value);
    return value;
  };
}

/** Chances of the dealer's final totals by total, over 21 included. */
type Finals = ReadonlyMap<number, number>;

function mix(parts: readonly (readonly [weight: number, finals: Finals])[]): Finals {
  const mixed = new Map<number, number>();
  for (const [weight, finals] of parts) {
    for (const [total, part] of finals) mixed.set(total, (mixed.get(total) ?? 0) + weight * part);
  }
  return mixed;
}

const dealerFrom = (hitsSoft17: boolean) => {
  const from: (hand: Hand) => Finals = byHand((hand) => {
    const stands = hand.total > 17 || (hand.total === 17 && !(hand.soft && hitsSoft17));
    if (stands) return new Map([[Math.min(hand.total, 22), 1]]);
    return mix(cards.map((card) => [chance(card), from(add(hand, card))]));
  });
  return from;
};

/** Mean results in stakes of the ways to play against one open card, the dealer having no blackjack. */
function against(open: number, rules: BlackjackRules) {
  const from = dealerFrom(rules.hitsSoft17);
  const others = cards.filter((card) => !isBlackjack(open, card));
  const rest = others.reduce((sum, card) => sum + chance(card), 0);
  const finals = mix(others.map((card) => [chance(card) / rest, from(add(add(empty, open), card))]));

  const stand = ({ total }: Hand) => {
    if (total > 21) return -1;
    let result = 0;
    for (const [dealer, part] of finals) result += part * (dealer > 21 ? 1 : Math.sign(total - dealer));
    return result;
  };
  const play: (hand: Hand) => number = byHand((hand) => (hand.total > 21 ? -1 : Math.max(stand(hand), hit(hand))));
  const hit = (hand: Hand) => mean((card) => play(add(hand, card)));
  const double = (hand: Hand) => 2 * mean((card) => stand(add(hand, card)));

  /** Two hands of one of these cards each, and more where a hand draws the same card again. */
  const split = (pair: number) => {
    const first = add(empty, pair);
    const afterSplit = (card: number) => {
      const hand = add(first, card);
      if (pair === 1) return stand(hand);
      return rules.doubleAfterSplit ? Math.max(play(hand), double(hand)) : play(hand);
    };
    const own = afterSplit(pair);
    const others = mean(afterSplit) - chance(pair) * own;
    /** Result of the hands still to be played when there are `hands` in all. */
    const left = (open: number, hands: number): number => {
      if (open === 0) return 0;
      const next = left(open - 1, hands);
      const again = pair !== 1 && hands < 4 ? left(open + 1, hands + 1) : Number.NEGATIVE_INFINITY;
      return others + (1 - chance(pair)) * next + chance(pair) * Math.max(own + next, again);
    };
    return left(2, 2);
  };

  const best = (first: number, second: number) => {
    const hand = add(add(empty, first), second);
    return Math.max(play(hand), double(hand), first === second ? split(first) : -1, rules.surrender ? -0.5 : -1);
  };
  return { stand, hit, double, split, best, blackjackChance: 1 - rest };
}

/**
 * Mean results in stakes of each way to play two cards (ace as 1) against the dealer's open card, the dealer having no blackjack.
 * @throws RangeError unless the cards are from 1 to 10.
 */
export function blackjackOptions(first: number, second: number, open: number, rules: BlackjackRules) {
  for (const card of [first, second, open])
    requireThat(cards.includes(card), 'card', card, 'a card from 1 (ace) to 10');
  const { stand, hit, double, split } = against(open, rules);
  const hand = add(add(empty, first), second);
  return {
    stand: stand(hand),
    hit: hit(hand),
    double: double(hand),
    ...(first === second && { split: split(first) }),
  };
}

/**
 * House edge in percent of the first stake with the best decision in every hand.
 * @throws RangeError unless `blackjackPays` is at least 1.
 */
export function blackjackEdge(rules: BlackjackRules): number {
  requireThat(rules.blackjackPays >= 1, 'blackjackPays', rules.blackjackPays, 'at least 1');
  const result = mean((open) => {
    const { best, blackjackChance } = against(open, rules);
    return mean((first) =>
      mean((second) => {
        if (isBlackjack(first, second)) return (1 - blackjackChance) * rules.blackjackPays;
        return -blackjackChance + (1 - blackjackChance) * best(first, second);
      }),
    );
  });
  return -result * 100;
}

/**
 * House edge in percent of a player who draws and stands like the dealer, standing on every 17, with blackjack paid 3:2.
 * The game is even but for two things: hands where both go over 21 are lost, and blackjacks pay half a stake more.
 */
export function dealerCopyEdge(): number {
  const bust = dealerFrom(false)(empty).get(22) ?? 0;
  const blackjack = 2 * chance(1) * chance(10);
  return (bust ** 2 - blackjack * (1 - blackjack) * 0.5) * 100;
}
