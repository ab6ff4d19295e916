/** A card of Tiến Lên: 0 to 51 in its order of value, rank = ⌊card / 4⌋ (0 is the three, 12 the
 * two), suit = card % 4 in ♠♣♦♥. A higher number beats a lower one. */
export type Card = number;

const ranks = ['3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A', '2'];
const suits = ['S', 'C', 'D', 'H'] as const;
export type Suit = (typeof suits)[number];

export const deckSize = 52;
export const handSize = 13;
export const two = 12;

export const rankOf = (card: Card): number => Math.floor(card / 4);
export const suitOf = (card: Card): Suit => suits[card % 4] ?? 'S';
export const rankText = (card: Card): string => ranks[rankOf(card)] ?? '';
export const cardText = (card: Card): string => `${rankText(card)}${suitOf(card)}`;
export const isRed = (card: Card): boolean => card % 4 > 1;

export const inOrder = (cards: readonly Card[]): Card[] => [...cards].sort((a, b) => a - b);

/** The cards of each rank that occurs, lowest rank first. */
export function byRank(cards: readonly Card[]): Map<number, Card[]> {
  const groups = new Map<number, Card[]>();
  for (const card of inOrder(cards)) {
    const rank = rankOf(card);
    groups.set(rank, [...(groups.get(rank) ?? []), card]);
  }
  return groups;
}

/** Runs of neighbouring numbers in an ascending list, such as [[3, 4, 5], [8, 9]]. */
export function runsOf(numbers: readonly number[]): number[][] {
  const runs: number[][] = [];
  for (const number of numbers) {
    const last = runs.at(-1);
    if (last?.at(-1) === number - 1) last.push(number);
    else runs.push([number]);
  }
  return runs;
}
