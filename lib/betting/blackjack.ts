/**
 * Blackjack played with the best decision in every hand, in the model of an infinite deck: every card comes as from a full
 * deck, whatever was dealt before. Real shoes lie close to it; each deck fewer costs the house a little.
 *
 * The table: any two cards may be doubled; pairs are split up to four hands, aces once and with one card each; a 21 after a
 * split is no blackjack. The player takes no insurance.
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
  /** The dealer checks for blackjack before the player decides. If not, a blackjack also takes what was doubled and split. */
  peeks: boolean;
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

/** Remembers what a function returns for each hand: most hands are reached in many ways. */
function byHand<T>(compute: (hand: Hand) => T): (hand: Hand) => T {
  const known = new Map<number, T>();
  return (hand) => {
    const key = hand.soft ? -hand.total : hand.total;
    const value = known.get(key) ?? compute(hand);
    known.set(key, value);
    return value;
  };
}

/** Over 21, and better than 21: totals that the dealer's hand may end with beside those from 17 to 21. */
const bust = 22;
const blackjack = 23;

/** The dealer's final totals, each with its chance. */
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
    if (stands) return new Map([[Math.min(hand.total, bust), 1]]);
    return mix(cards.map((card) => [chance(card), from(add(hand, card))]));
  });
  return from;
};

/** Mean results in stakes of the ways to play against one open card; where the dealer has checked, there is no blackjack. */
function against(open: number, rules: BlackjackRules) {
  const from = dealerFrom(rules.hitsSoft17);
  const blackjackChance = cards.reduce((sum, card) => sum + (isBlackjack(open, card) ? chance(card) : 0), 0);
  const hidden = cards.filter((card) => !(rules.peeks && isBlackjack(open, card)));
  const rest = rules.peeks ? 1 - blackjackChance : 1;
  const finals = mix(
    hidden.map((card) => [
      chance(card) / rest,
      isBlackjack(open, card) ? new Map([[blackjack, 1]]) : from(add(add(empty, open), card)),
    ]),
  );

  const stand = ({ total }: Hand) => {
    if (total > 21) return -1;
    let result = 0;
    for (const [dealer, part] of finals) result += part * (dealer === bust ? 1 : Math.sign(total - dealer));
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

  /** Half the stake, but all of it where the dealer turns out to have a blackjack. */
  const surrender = rules.peeks ? -0.5 : -0.5 - blackjackChance / 2;

  const best = (first: number, second: number) => {
    const hand = add(add(empty, first), second);
    return Math.max(play(hand), double(hand), first === second ? split(first) : -1, rules.surrender ? surrender : -1);
  };
  return { stand, hit, double, split, best, blackjackChance };
}

/**
 * Mean results in stakes of each way to play two cards (ace as 1) against the dealer's open card: where the dealer checks, of the
 * hands without a blackjack of the dealer.
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

/** What to do with two cards. */
export const plays = ['hit', 'stand', 'double', 'split'] as const;
type Play = (typeof plays)[number];

type StrategyRow = {
  hand: string;
  /** Two cards that make the hand. */
  cards: readonly [first: number, second: number];
  /** Initials of the plays against 2 to 10 and ace. */
  against: string;
};

/**
 * Basic strategy for four to eight decks where the dealer stands on every 17 and checks for blackjack, and a split hand may be
 * doubled. Soft hands are named by their cards, the ace as A. Source: M. Shackleford, "4-Deck to 8-Deck Blackjack Strategy" (Wizard of Odds).
 */
export const shoeStrategy: readonly StrategyRow[] = [
  { hand: '5–8', cards: [5, 3], against: 'HHHHHHHHHH' },
  { hand: '9', cards: [6, 3], against: 'HDDDDHHHHH' },
  { hand: '10', cards: [6, 4], against: 'DDDDDDDDHH' },
  { hand: '11', cards: [7, 4], against: 'DDDDDDDDDH' },
  { hand: '12', cards: [10, 2], against: 'HHSSSHHHHH' },
  { hand: '13–16', cards: [10, 6], against: 'SSSSSHHHHH' },
  { hand: '17+', cards: [10, 7], against: 'SSSSSSSSSS' },
  { hand: 'A-2, A-3', cards: [1, 3], against: 'HHHDDHHHHH' },
  { hand: 'A-4, A-5', cards: [1, 5], against: 'HHDDDHHHHH' },
  { hand: 'A-6', cards: [1, 6], against: 'HDDDDHHHHH' },
  { hand: 'A-7', cards: [1, 7], against: 'SDDDDSSHHH' },
  { hand: 'A-8, A-9', cards: [1, 8], against: 'SSSSSSSSSS' },
  { hand: '2-2, 3-3', cards: [3, 3], against: 'PPPPPPHHHH' },
  { hand: '4-4', cards: [4, 4], against: 'HHHPPHHHHH' },
  { hand: '5-5', cards: [5, 5], against: 'DDDDDDDDHH' },
  { hand: '6-6', cards: [6, 6], against: 'PPPPPHHHHH' },
  { hand: '7-7', cards: [7, 7], against: 'PPPPPPHHHH' },
  { hand: '8-8', cards: [8, 8], against: 'PPPPPPPPPP' },
  { hand: '9-9', cards: [9, 9], against: 'PPPPPSPPSS' },
  { hand: '10-10', cards: [10, 10], against: 'SSSSSSSSSS' },
  { hand: 'A-A', cards: [1, 1], against: 'PPPPPPPPPP' },
];

/** The dealer's open cards in the order of `shoeStrategy`. */
export const openCards = [2, 3, 4, 5, 6, 7, 8, 9, 10, 1] as const;

const initials: Readonly<Record<string, Play>> = { H: 'hit', S: 'stand', D: 'double', P: 'split' };

/** What a row of `shoeStrategy` says, in the order of `openCards`. */
export function playsOf({ against: letters }: StrategyRow): Play[] {
  return Array.from(letters, (letter) => initials[letter] ?? 'hit');
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
        if (!rules.peeks) return best(first, second);
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
  const over = dealerFrom(false)(empty).get(bust) ?? 0;
  const natural = 2 * chance(1) * chance(10);
  return (over ** 2 - natural * (1 - natural) * 0.5) * 100;
}
