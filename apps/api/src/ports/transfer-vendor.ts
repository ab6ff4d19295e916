import type { ReportedRound, TransferReason } from '@lantern/contracts/transfer-wallet';
import type { VendorGame } from './vendor-game.ts';

export interface VendorPlayer {
  /** The member's id. */
  playerId: string;
  currency: string;
}

export interface TransferOrder extends VendorPlayer {
  /** Our own and unique: a repeated reference changes nothing and returns the same answer. */
  reference: string;
  /** Minor units. */
  amount: bigint;
}

/** The final outcome of a transfer: `amount` moved, or nothing moved and nothing will. */
export type TransferEnd =
  | { status: 'done'; amount: bigint }
  | { status: 'refused'; reason: TransferReason };

export interface VendorLaunch extends VendorPlayer {
  gameCode: string;
  /** BCP 47. */
  language: string;
  theme: 'light' | 'dark';
}

/** Changed rounds of all players, behind a cursor. */
export interface RoundPage {
  rounds: readonly ReportedRound[];
  /** The cursor behind them. */
  next: string;
  more: boolean;
  /** If there are no more: every change until then has been listed. */
  completeUntil: Date;
}

/**
 * A vendor in transfer mode. Every method throws without a valid reply; the call may then have been
 * carried out, or not, or only later.
 */
export interface TransferVendor {
  readonly code: string;
  /** Origins of its games, for the page's content security policy. */
  readonly origins: readonly string[];
  createPlayer(player: VendorPlayer & { digits: number; nickname: string }): Promise<void>;
  transferIn(order: TransferOrder): Promise<TransferEnd>;
  transferOut(order: TransferOrder): Promise<TransferEnd>;
  /** Recalls the whole balance. */
  transferOutAll(order: Omit<TransferOrder, 'amount'>): Promise<TransferEnd>;
  /** The outcome of a transfer. An unknown one is reported as refused, and stays so. */
  endOf(reference: string): Promise<TransferEnd>;
  balance(player: VendorPlayer): Promise<bigint>;
  /**
   * The rounds that changed behind a cursor of this vendor; from the first one without it.
   * @param patience a shorter timeout in milliseconds, where someone waits
   */
  rounds(after: string | undefined, most: number, patience?: number): Promise<RoundPage>;
  /** All games that the vendor publishes. */
  games(): Promise<readonly VendorGame[]>;
  /** One round as the vendor has it now; undefined if it has none. */
  round(asked: { playerId: string; roundId: string }): Promise<ReportedRound | undefined>;
  /** The address of a game, valid once and for a minute. */
  launch(launch: VendorLaunch): Promise<string>;
}
