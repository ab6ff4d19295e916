import { byRank, type Card, runsOf, two } from './cards.ts';

export const instantWins = ['four-twos', 'six-pairs', 'dragon', 'five-pairs'] as const;
export type InstantWin = (typeof instantWins)[number];

/** The hand that wins a deal before the first card: undefined for almost every hand. */
export function instantWinOf(hand: readonly Card[]): InstantWin | undefined {
  const groups = byRank(hand);
  if (groups.get(two)?.length === 4) return 'four-twos';
  const below = [...groups].filter(([rank]) => rank !== two);
  if (below.length === 12) return 'dragon';
  const paired = below.filter(([, cards]) => cards.length >= 2).map(([rank]) => rank);
  if (runsOf(paired).some((run) => run.length >= 5)) return 'five-pairs';
  // Four of a kind counts as two of the six pairs.
  const pairs = [...groups.values()].reduce((sum, { length }) => sum + Math.floor(length / 2), 0);
  return pairs === 6 ? 'six-pairs' : undefined;
}
