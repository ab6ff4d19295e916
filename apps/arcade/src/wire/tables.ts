import type { WrittenSpots } from '../games/table-game.ts';
import type { RoundState } from '../rounds/round.ts';
import type { TableState } from '../tables/table-round.ts';

/** What players see of a table. Amounts are whole minor units in decimal digits. */

export interface TableRoundView {
  roundId: string;
  number: number;
  state: TableState;
  /** SHA-256 of the seed, known before betting opens. */
  seedHash: string;
  /** The end of the state in milliseconds, by the server's clock; of a flight, its start. */
  until: number;
  /** Both null until the round is decided. */
  seed: string | null;
  outcome: unknown;
}

export interface PastRoundView {
  roundId: string;
  number: number;
  outcome: unknown;
}

export interface OtherBet {
  /** Masked. */
  name: string;
  stakes: WrittenSpots;
  total: string;
  /** In a flight: where it was cashed out, in hundredths. */
  cashOut?: string;
}

/** The accepted bets of the players with one currency; play money is apart. */
export interface CrowdGroup {
  currency: string;
  trial: boolean;
  players: number;
  sums: Record<string, string>;
  /** The newest bets. */
  bets: OtherBet[];
}

export interface Crowd {
  /** Pages that watch the table here. */
  watching: number;
  groups: CrowdGroup[];
}

export interface TableView {
  type: 'table';
  game: string;
  /** The server's clock in milliseconds. */
  now: number;
  /** The public start of the chain; without randomness the page contributes it. */
  chain: { firstHash: string; randomness: string | null };
  round: TableRoundView | null;
  /** What has happened in a live round; null in other states. */
  live: LiveView | null;
  /** Newest first. */
  results: PastRoundView[];
  crowd: Crowd;
}

export interface LiveView {
  /** How long the round is live, in milliseconds. */
  ms: number;
  /** In the shape of the game. */
  shown: unknown;
}

/** A broadcast of a table: a change of its state, of what is live, or of the bets. */
export type TableFrame =
  | TableView
  | { type: 'crowd'; roundId: string; crowd: Crowd }
  | { type: 'live'; roundId: string; live: LiveView };

/** A bet as its own player sees it. */
export interface TableBetView {
  betId: string;
  roundId: string;
  state: RoundState;
  stakes: WrittenSpots;
  total: string;
  payout: string | null;
  /** In a flight, in hundredths: where it is cashed out by itself, and where its player did it. */
  autoAt: string | null;
  cashOut: string | null;
  /** The site's code for a rejected bet. */
  refusal: string | null;
  /** The player's balance; null when this reply does not know it. */
  balance: string | null;
}

/** The player's own bets in the present round. */
export interface OwnBets {
  bets: TableBetView[];
}
