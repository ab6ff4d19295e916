import { type Seeds, sourceOf } from '../../fair/words.ts';
import type { RoomGame, RoomOffer } from '../room-game.ts';
import { type Card, cardText, deckSize, handSize, inOrder } from './cards.ts';
import { units } from './payments.ts';

export const mostSeats = 4;
export const leastSeats = 2;

/** The hands of a deal: each seat in order gets the next thirteen cards of the shuffled deck. */
export function dealHands(seeds: Seeds, seats: number): Card[][] {
  const deck = sourceOf(seeds).shuffled(deckSize);
  return Array.from({ length: seats }, (_, seat) =>
    inOrder(deck.slice(seat * handSize, (seat + 1) * handSize)),
  );
}

/** All hands as text, such as `3S4H…|…`. */
export const handsText = (hands: readonly (readonly Card[])[]): string =>
  hands.map((hand) => hand.map(cardText).join('')).join('|');

/** What all shuffles of a deal depend on together: the seeds of the seats, in their order. */
export const joinedSeeds = (seeds: readonly string[]): string => seeds.join(':');

/** In whole units of the currency. */
const dong = [100n, 1_000n, 5_000n, 20_000n];
const elsewhere = [1n, 5n, 10n, 50n];

function roomsOf(currency: string, digits: number): RoomOffer[] {
  const minor = 10n ** BigInt(digits);
  return (currency === 'VND' ? dong : elsewhere).map((whole) => {
    const unit = whole * minor;
    return { unit, buyIn: unit * BigInt(units.buyIn) };
  });
}

export const tienLen: RoomGame = {
  code: 'tien-len',
  algorithm: 'tien-len-v1',
  names: { en: 'Tien Len', vi: 'Tiến Lên' },
  category: 'PVP',
  classify: 'card',
  rtp: null,
  proof: {
    parameters: [{ name: 'players', least: leastSeats, most: mostSeats }],
    parametersOf: ({ players }) => ({ players }),
    calculate: (seeds, { players = mostSeats }) => handsText(dealHands(seeds, players)),
  },
  roomsOf,
  limitsOf: (currency, digits) => {
    const rooms = roomsOf(currency, digits);
    const [least = 1n, most = 1n] = [rooms[0]?.buyIn, rooms.at(-1)?.buyIn];
    return {
      chips: rooms.map(({ unit }) => unit),
      minimum: least,
      maximum: most,
      // The buy-ins of all others, and one's own.
      cap: most * BigInt(mostSeats),
    };
  },
};
