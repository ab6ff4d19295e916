import { byRank, type Card, inOrder, rankOf, runsOf, two } from './cards.ts';
import { beats, type Combination, isBomb, readCombination } from './combination.ts';
import type { Play } from './play.ts';

const combined = (cards: readonly Card[]): Combination[] => {
  const read = readCombination(cards);
  return read ? [read] : [];
};

/** All windows of at least `least` neighbours. */
function windows(run: readonly number[], least: number): number[][] {
  const found: number[][] = [];
  for (let size = least; size <= run.length; size += 1)
    for (let from = 0; from + size <= run.length; from += 1)
      found.push(run.slice(from, from + size));
  return found;
}

/** The combinations of a hand, each shape with its lowest and its highest cards. */
export function combinationsOf(hand: readonly Card[]): Combination[] {
  const groups = byRank(hand);
  const found = hand.flatMap((card) => combined([card]));
  for (const cards of groups.values())
    for (let size = 2; size <= cards.length; size += 1)
      for (let from = 0; from + size <= cards.length; from += 1)
        found.push(...combined(cards.slice(from, from + size)));
  const below = [...groups.keys()].filter((rank) => rank !== two);
  const withLast = (ranks: readonly number[], each: number): Combination[] => {
    const cards = (rank: number, high: boolean) =>
      (groups.get(rank) ?? []).slice(...(high ? [-each] : [0, each]));
    const low = ranks.flatMap((rank) => cards(rank, false));
    const high = ranks.flatMap((rank, at) => cards(rank, at === ranks.length - 1));
    return [...combined(low), ...combined(high)];
  };
  for (const run of runsOf(below))
    for (const ranks of windows(run, 3)) found.push(...withLast(ranks, 1));
  const paired = below.filter((rank) => (groups.get(rank)?.length ?? 0) >= 2);
  for (const run of runsOf(paired))
    for (const ranks of windows(run, 3)) found.push(...withLast(ranks, 2));
  return found;
}

/** How many neighbours of the same rank a combination tears from the hand. */
const torn = (hand: readonly Card[], { kind, cards }: Combination): number => {
  if (kind === 'straight' || kind === 'pairs') return 0;
  const rank = rankOf(cards[0] ?? 0);
  return hand.filter((card) => rankOf(card) === rank).length - cards.length;
};

/** The plays that are possible now for a seat, the most modest first. */
export function playsFor(play: Play, seat: number): Combination[] {
  const { top, mustHold } = play;
  const hand = play.hands[seat] ?? [];
  const possible = combinationsOf(hand).filter(
    (one) =>
      (mustHold === undefined || one.cards.includes(mustHold)) &&
      (!top || beats(one, top.combination)),
  );
  const order = (one: Combination): number =>
    (isBomb(one) ? 10_000 : 0) +
    torn(hand, one) * 200 +
    // Leading, many low cards at once are best.
    (top ? one.top : rankOf(one.cards[0] ?? 0) * 20 - one.cards.length);
  return possible.sort((one, other) => order(one) - order(other));
}

/** The cards that a bot plays, and that a page suggests first; none is a pass. */
export const suggestionFor = (play: Play, seat: number): readonly Card[] =>
  playsFor(play, seat)[0]?.cards ?? [];

/** What is played for a seat whose time is over: a pass, or the lowest card when it leads. */
export const forcedCards = ({ top, hands }: Play, seat: number): readonly Card[] =>
  top ? [] : inOrder(hands[seat] ?? []).slice(0, 1);
