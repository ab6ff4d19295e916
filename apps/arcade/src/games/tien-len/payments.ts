import { byRank, type Card, handSize, isRed, rankOf, runsOf, two } from './cards.ts';
import type { Combination } from './combination.ts';

/** What is paid, in units of the room's stake. */
export const units = {
  card: 1,
  blackTwo: 3,
  redTwo: 6,
  threePairs: 6,
  four: 8,
  longPairs: 12,
  /** A seat that has not played a card (“cóng”), or that lost to an instant win. */
  frozen: 2 * handSize,
  /** What a seat brings to a deal, and the most that it can lose. */
  buyIn: 3 * handSize,
} as const;

/** Of what a seat gains in a deal, the house keeps this many per cent, rounded down. */
export const rakePercent = 3n;

export const twoUnits = (card: Card): number => (isRed(card) ? units.redTwo : units.blackTwo);

/** What a bomb is worth; zero for other combinations. */
export function bombUnits({ kind, cards }: Combination): number {
  if (kind === 'four') return units.four;
  if (kind !== 'pairs') return 0;
  return cards.length >= 8 ? units.longPairs : units.threePairs;
}

/** What the twos and bombs left in a hand cost (“thối”). A card counts for one bomb only. */
export function leftUnits(hand: readonly Card[]): number {
  const groups = [...byRank(hand)];
  const twos = hand.filter((card) => rankOf(card) === two);
  const fours = groups.filter(([rank, cards]) => rank !== two && cards.length === 4).length;
  const paired = groups
    .filter(([rank, { length }]) => rank !== two && length >= 2 && length < 4)
    .map(([rank]) => rank);
  const runs = runsOf(paired).filter(({ length }) => length >= 3);
  return (
    twos.reduce((sum, card) => sum + twoUnits(card), 0) +
    fours * units.four +
    runs.reduce((sum, run) => sum + (run.length > 3 ? units.longPairs : units.threePairs), 0)
  );
}
