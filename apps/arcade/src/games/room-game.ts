import type { Proof, StakeLimits } from './game.ts';

/** A room of a card game: a unit that its payments count in, and what a deal costs to join. */
export interface RoomOffer {
  /** The unit in whole minor units; it is also the room's code. */
  readonly unit: bigint;
  readonly buyIn: bigint;
}

/** A card game that players play against each other, in rooms by stake. */
export interface RoomGame {
  readonly code: string;
  readonly algorithm: string;
  readonly names: { readonly en: string; readonly vi: string };
  readonly category: 'PVP';
  readonly classify: 'card';
  /** Players play against each other: what comes back depends on their play, less the rake. */
  readonly rtp: null;
  readonly proof: Proof<{ players: number }, string>;
  roomsOf(currency: string, digits: number): readonly RoomOffer[];
  limitsOf(currency: string, digits: number): StakeLimits;
}
