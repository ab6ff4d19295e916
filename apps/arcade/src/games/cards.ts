import type { Source } from '../fair/words.ts';

/** A card of a shoe: 0 to 51, rank = card % 13 (0 is the ace), suit = ⌊card / 13⌋ in ♠♣♦♥. */
export type Card = number;

const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'];
export const suits = ['S', 'C', 'D', 'H'] as const;
export type Suit = (typeof suits)[number];

/** Ace is 1, king is 13. */
export const rankOf = (card: Card): number => (card % 13) + 1;
export const suitOf = (card: Card): Suit => suits[Math.floor(card / 13)] ?? 'S';
export const cardText = (card: Card): string => `${ranks[card % 13]}${suitOf(card)}`;

/** Deals cards from a fresh shoe of eight decks, each place of the shoe once. */
export function shoeOf(source: Source): () => Card {
  const dealt: number[] = [];
  return () => {
    // The place among those that are left, counted past the dealt ones in order.
    let place = source.below(416 - dealt.length);
    for (const taken of dealt) if (place >= taken) place += 1;
    dealt.push(place);
    dealt.sort((one, other) => one - other);
    return place % 52;
  };
}
