import type { TransferReason } from '@lantern/contracts/transfer-wallet';

export interface VendorPlayer {
  /** The member's id. */
  playerId: string;
  currency: string;
}

export interface TransferOrder extends VendorPlayer {
  /** Ours, and unique: the same reference again changes nothing and gives the same answer. */
  reference: string;
  /** Minor units. */
  amount: bigint;
}

/**
 * The end of a transfer, which never changes: `amount` has moved, or nothing has and nothing will.
 */
export type TransferEnd =
  | { status: 'done'; amount: bigint }
  | { status: 'refused'; reason: TransferReason };

export interface VendorLaunch extends VendorPlayer {
  gameCode: string;
  /** BCP 47. */
  language: string;
  theme: 'light' | 'dark';
}

/**
 * A vendor that keeps a wallet of its own for each player. Every method throws when there is no
 * answer that makes sense: the call may have been carried out then, or not, or only later.
 */
export interface TransferVendor {
  readonly code: string;
  /** Origins from which its games come, for the page's content security policy. */
  readonly origins: readonly string[];
  createPlayer(player: VendorPlayer & { digits: number; nickname: string }): Promise<void>;
  transferIn(order: TransferOrder): Promise<TransferEnd>;
  transferOut(order: TransferOrder): Promise<TransferEnd>;
  /** Takes all that is there. */
  transferOutAll(order: Omit<TransferOrder, 'amount'>): Promise<TransferEnd>;
  /**
   * What became of a transfer. One that the vendor has never heard of is refused from then on, and
   * answered so.
   */
  endOf(reference: string): Promise<TransferEnd>;
  balance(player: VendorPlayer): Promise<bigint>;
  /** The address of a game, good once and for a minute. */
  launch(launch: VendorLaunch): Promise<string>;
}
