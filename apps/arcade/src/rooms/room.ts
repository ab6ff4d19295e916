import type { RoundState } from '../rounds/round.ts';

/** The migration explains the states. */
export type DealState =
  | 'waiting'
  | 'gathering'
  | 'sealing'
  | 'playing'
  | 'over'
  | 'closed'
  | 'void';

export interface RoomTable {
  id: string;
  game: string;
  currency: string;
  digits: number;
  trial: boolean;
  /** What payments count in, in whole minor units. */
  unit: bigint;
  version: string;
}

/** A player at a table. */
export interface Seat {
  place: number;
  playerId: string;
  nickname: string;
}

/** What a deal brought: bigints as decimal digits, seats by their index in the deal. */
export interface DealResult {
  winner: number;
  instant: string | null;
  nets: string[];
  rakes: string[];
  paid: { from: number; to: number; units: number; reason: string }[];
}

export interface Deal {
  id: string;
  number: number;
  tableId: string;
  state: DealState;
  serverSeed: string;
  seedHash: string;
  leader: number | null;
  /** The seeds of the seats in their order, joined by ":"; null before the cards are dealt. */
  seeds: string | null;
  result: DealResult | null;
  untilAt: Date | null;
  /** Its state, or the turn, has ended by the clock of the database. */
  due: boolean;
  /** How long ago; negative before. */
  lateMs: number;
}

/** A seat that takes part in a deal. */
export interface DealSeat {
  place: number;
  /** Null for a bot. */
  playerId: string | null;
  nickname: string;
  /** The buy-in; null for a bot. */
  roundId: string | null;
  /** The state of the buy-in; null for a bot. */
  state: RoundState | null;
  commitment: string;
  seed: string | null;
  /** Turns in a row that the clock played. */
  missed: number;
}

export interface StoredMove {
  number: number;
  place: number;
  cards: number[];
  forced: boolean;
}

/** A buy-in to a deal: a row of `round`. */
export interface BuyIn {
  id: string;
  sessionId: string;
  playerId: string;
  dealId: string;
  game: string;
  currency: string;
  choice: { unit: string; commitment: string };
  total: bigint;
  state: RoundState;
  payout: bigint | null;
  refusal: string | null;
}
