import type { DealState } from '../rooms/room.ts';
import type { RoundState } from '../rounds/round.ts';

/** What a player sees of a card room. Amounts are whole minor units in decimal digits. */

/** A room with the players at its tables now. */
export interface RoomView {
  /** Its unit, which is also its code. */
  unit: string;
  buyIn: string;
  players: number;
  tables: number;
}

export interface RoomSeatView {
  place: number;
  /** Masked; empty for a bot. */
  name: string;
  isBot: boolean;
  isYou: boolean;
  /** The buy-in of the present deal was taken. */
  isIn: boolean;
  /** Cards in the hand, during a deal. */
  cards: number;
  /** The clock plays for the seat. */
  isAway: boolean;
}

export interface RoomMoveView {
  number: number;
  place: number;
  /** None is a pass. */
  cards: number[];
  forced: boolean;
}

export interface DealResultView {
  winner: number;
  instant: string | null;
  /** What each seat gained or lost, before the rake. */
  scores: { place: number; net: string; rake: string }[];
  paid: { from: number; to: number; units: number; reason: string }[];
  /** All hands as they were dealt. */
  hands: { place: number; cards: number[] }[];
  serverSeed: string;
  seeds: string;
}

export interface DealView {
  dealId: string;
  number: number;
  state: DealState;
  /** SHA-256 of the server's seed, known before any seat commits to its own. */
  seedHash: string;
  /** The end of the state or turn in milliseconds, by the server's clock; null without an end. */
  until: number | null;
  turn: number | null;
  /** What has to be beaten. */
  top: { place: number; cards: number[] } | null;
  passed: number[];
  /** The card that the first play has to hold; only its holder knows it. */
  mustHold: number | null;
  /** The number of moves made. */
  moves: number;
  /** The last moves, oldest first. */
  log: RoomMoveView[];
  result: DealResultView | null;
}

export interface TableSeenView {
  tableId: string;
  /** Grows with every change of the table. */
  version: number;
  unit: string;
  buyIn: string;
  rakePercent: number;
  /** The player's place. */
  you: number;
  seats: RoomSeatView[];
  /** The player's own cards. Those of others are not sent before the deal is over. */
  hand: number[];
  deal: DealView;
}

/** A frame of the socket, and part of every reply. */
export interface RoomFrame {
  type: 'room';
  /** The server's clock in milliseconds. */
  now: number;
  /** Null while the player has no seat. */
  table: TableSeenView | null;
}

export interface RoomReply extends RoomFrame {
  /** The player's balance; null when this reply does not know it. */
  balance: string | null;
  /** The buy-in that this call was about. */
  buyIn: { state: RoundState; refusal: string | null } | null;
}

export interface RoomListView {
  rooms: RoomView[];
}
