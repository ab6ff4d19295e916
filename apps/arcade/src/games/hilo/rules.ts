import * as z from 'zod/mini';
import { type Seeds, sourceOf } from '../../fair/words.ts';
import type { Bet, SteppedGame } from '../game.ts';
import { limitsOf, whole, winOf } from '../money.ts';

export const guesses = ['higher', 'lower', 'same'] as const;

export type Guess = (typeof guesses)[number];

/** The choice of HiLo is made card by card. */
export type HiloChoice = Record<string, never>;
export type HiloAction = { guess: Guess } | { cashOut: true };

/** One possible guess: how many of the 13 ranks win, and the factor after it. */
export interface Offer {
  guess: Guess;
  ranks: number;
  factor: string;
}

export interface HiloShown {
  /** 0 to 51: rank − 1 + 13 × suit. */
  cards: number[];
  /** The factor now, in ten-thousandths. */
  factor: string;
  offers: Offer[];
}

export interface HiloOutcome {
  cards: number[];
  /** In ten-thousandths; zero for a wrong guess. */
  factor: string;
}

const ranks = 13;
/** A round of so many cards is cashed out. */
export const mostCards = 150;

/** 1 for the ace, which is low, to 13 for the king. */
export const rankOf = (card: number): number => (card % ranks) + 1;
export const suitOf = (card: number): number => Math.floor(card / ranks);

/**
 * How many ranks win each guess on a card of this rank: higher or same, and lower or same. On the
 * ace and the king that would always win, so they offer strictly higher or lower, and the same.
 */
export function winningRanks(rank: number): Partial<Record<Guess, number>> {
  if (rank === 1) return { higher: ranks - 1, same: 1 };
  if (rank === ranks) return { lower: ranks - 1, same: 1 };
  return { higher: ranks + 1 - rank, lower: rank };
}

export function isRight(guess: Guess, rank: number, next: number): boolean {
  if (guess === 'same') return next === rank;
  if (rank === 1 || rank === ranks) return next !== rank;
  return guess === 'higher' ? next >= rank : next <= rank;
}

/** ((1 − e) × 13)ⁿ / product of the winning ranks with e = 1 %, rounded down once at the end. */
export function hiloFactor(winning: readonly number[]): bigint {
  let [over, under] = [whole, 1n];
  for (const count of winning) {
    over *= 99n * BigInt(ranks);
    under *= 100n * BigInt(count);
  }
  return over / under;
}

export function cardsOf(seeds: Seeds, count: number): number[] {
  const source = sourceOf(seeds);
  return Array.from({ length: count }, () => source.below(4 * ranks));
}

/** The guesses on a card whose win is within the cap. */
function offersOn({ stake, cap }: Bet<HiloChoice>, card: number, won: readonly number[]): Offer[] {
  const counts = winningRanks(rankOf(card));
  return guesses.flatMap((guess) => {
    const count = counts[guess];
    if (count === undefined) return [];
    const factor = hiloFactor([...won, count]);
    return winOf(stake, factor) <= cap ? [{ guess, ranks: count, factor: String(factor) }] : [];
  });
}

const names = 'A23456789TJQK';
const cardsText = (cards: readonly number[]) =>
  cards.map((card) => names[rankOf(card) - 1] ?? '').join('');

export const hilo: SteppedGame<HiloChoice, HiloOutcome, HiloAction> = {
  code: 'hilo',
  algorithm: 'hilo/hmac-sha256/1',
  names: { en: 'HiLo', vi: 'Cao Thấp' },
  category: 'RNG',
  classify: 'card',
  rtp: '99.00',
  steps: true,
  choice: z.strictObject({}),
  action: z.union([
    z.strictObject({ guess: z.enum(guesses) }),
    z.strictObject({ cashOut: z.literal(true) }),
  ]),
  cashOut: { cashOut: true },
  proof: {
    parameters: [{ name: 'cards', least: 1, most: mostCards }],
    parametersOf: (_choice, { cards }) => ({ cards: cards.length }),
    calculate: (seeds, { cards = 1 }) => cardsText(cardsOf(seeds, cards)),
  },
  limitsOf,
  allows: (limits, stake) => stake >= limits.minimum && stake <= limits.maximum,
  play: (seeds, bet, actions) => {
    const cards = cardsOf(seeds, actions.length + 1);
    const won: number[] = [];
    const end = (factor: bigint) => ({
      ...{ shown: {}, cashable: false },
      outcome: { cards: cards.slice(0, seen), factor: String(factor) },
    });
    let seen = 1;
    for (const [at, action] of actions.entries()) {
      const last = at === actions.length - 1;
      if ('cashOut' in action) return last && won.length > 0 ? end(hiloFactor(won)) : undefined;
      const [card = 0, next = 0] = cards.slice(at);
      const offer = offersOn(bet, card, won).find(({ guess }) => guess === action.guess);
      if (!offer) return undefined;
      seen += 1;
      if (!isRight(offer.guess, rankOf(card), rankOf(next))) return last ? end(0n) : undefined;
      won.push(offer.ranks);
    }
    const factor = hiloFactor(won);
    const offers = offersOn(bet, cards.at(-1) ?? 0, won);
    if (offers.length === 0 || seen >= mostCards) return end(factor);
    const shown: HiloShown = { cards, factor: String(factor), offers };
    return { shown, cashable: won.length > 0 };
  },
  payout: (stake, _choice, { factor }) => winOf(stake, BigInt(factor)),
  notation: ({ cards }) => cardsText(cards),
  selection: (_choice, text) => text('hiloChosen'),
};
