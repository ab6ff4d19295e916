import { byRank, type Card, inOrder, rankOf, runsOf, two } from './cards.ts';

export type Kind = 'single' | 'pair' | 'triple' | 'four' | 'straight' | 'pairs';

/** Cards that are played together. */
export interface Combination {
  readonly kind: Kind;
  /** Ascending. */
  readonly cards: readonly Card[];
  /** The highest card, which decides between equal kinds. */
  readonly top: Card;
}

const sameRank: Readonly<Record<number, Kind>> = { 1: 'single', 2: 'pair', 3: 'triple', 4: 'four' };

function kindOf(cards: readonly Card[]): Kind | undefined {
  const ranks = [...byRank(cards)];
  if (ranks.length === 1) return sameRank[cards.length];
  const numbers = ranks.map(([rank]) => rank);
  if (ranks.length < 3 || numbers.includes(two) || runsOf(numbers).length > 1) return undefined;
  if (ranks.every(([, group]) => group.length === 1)) return 'straight';
  return ranks.every(([, group]) => group.length === 2) ? 'pairs' : undefined;
}

/** Reads cards as a combination; undefined when they are none, or one card stands twice. */
export function readCombination(cards: readonly Card[]): Combination | undefined {
  if (cards.length === 0 || new Set(cards).size !== cards.length) return undefined;
  const kind = kindOf(cards);
  const sorted = inOrder(cards);
  return kind && { kind, cards: sorted, top: sorted.at(-1) ?? 0 };
}

const isTwo = ({ top }: Combination): boolean => rankOf(top) === two;

/** Three or more consecutive pairs, or four of a kind. */
export const isBomb = ({ kind }: Combination): boolean => kind === 'pairs' || kind === 'four';

/** Four consecutive pairs, or more: they may be played out of turn. */
export const isLongPairs = ({ kind, cards }: Combination): boolean =>
  kind === 'pairs' && cards.length >= 8;

/** What a bomb beats besides a lower bomb of its own kind and length. */
function bombs(bomb: Combination, target: Combination): boolean {
  const isSingleTwo = target.kind === 'single' && isTwo(target);
  const isPairOfTwos = target.kind === 'pair' && isTwo(target);
  const isThreePairs = target.kind === 'pairs' && target.cards.length === 6;
  if (bomb.kind === 'four') return isSingleTwo || isPairOfTwos || isThreePairs;
  if (bomb.kind !== 'pairs') return false;
  if (!isLongPairs(bomb)) return isSingleTwo;
  const isShorter = target.kind === 'pairs' && target.cards.length < bomb.cards.length;
  return isSingleTwo || isPairOfTwos || isShorter || target.kind === 'four';
}

/** Whether a combination may be played on another one. */
export function beats(one: Combination, other: Combination): boolean {
  const isSame = one.kind === other.kind && one.cards.length === other.cards.length;
  return (isSame && one.top > other.top) || bombs(one, other);
}

/** A bomb on twos or on another bomb: its player is paid for it (“chặt”). */
export const isChop = (one: Combination, other: Combination): boolean =>
  isBomb(one) && (isTwo(other) || isBomb(other)) && beats(one, other);
