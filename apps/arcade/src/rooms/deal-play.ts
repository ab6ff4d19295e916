import { randomBytes } from 'node:crypto';
import { hashOf } from '../fair/words.ts';
import type { Card } from '../games/tien-len/cards.ts';
import { type Play, startPlay, takeMove } from '../games/tien-len/play.ts';
import { dealHands } from '../games/tien-len/rules.ts';
import type { Deal, DealSeat, StoredMove } from './room.ts';

/** The hands of a deal whose seeds are known, by seat. */
export const handsOf = ({ serverSeed, seeds, number }: Deal, seats: number): Card[][] =>
  dealHands({ serverSeed, clientSeed: seeds ?? '', nonce: number }, seats);

/** The deal after its moves. Seats are counted in their order; places are those at the table. */
export function playOf(deal: Deal, seats: readonly DealSeat[], moves: readonly StoredMove[]): Play {
  const leader = seats.findIndex(({ place }) => place === deal.leader);
  let play = startPlay(handsOf(deal, seats.length), leader < 0 ? undefined : leader);
  for (const { place, cards } of moves) {
    const seat = seats.findIndex((one) => one.place === place);
    const next = takeMove(play, { seat, cards });
    if (typeof next === 'string') throw new Error(`a stored move is not possible: ${next}`);
    play = next;
  }
  return play;
}

/** A seat's seed: 60 bits, so that four of them fit into one text of the protocol. */
export const newSeed = (): string => randomBytes(8).toString('hex').slice(0, 15);

/** What a seat gives before its seed: the SHA-256 of the seed's 15 characters. */
export const commitmentTo = (seed: string): string => hashOf(seed);
