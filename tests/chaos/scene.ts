import type { Playing } from './cast.ts';
import type { Finding } from './compare.ts';
import type { Journal } from './journal.ts';
import type { Payments } from './payments.ts';
import type { Protection } from './protections.ts';
import type { Seal } from './seal.ts';
import type { Standing } from './standing.ts';

/** What the callers of a run share. */
export interface Scene {
  readonly url: string;
  readonly vendorSecret: string;
  readonly gatewaySecret: string;
  /** Where the vendor that keeps wallets of its own is told how to behave. */
  readonly parlourUrl: string;
  readonly payments: Payments;
  readonly journal: Journal;
  readonly seal: Seal;
  /** What members have protected themselves by, from when it was answered. */
  readonly protections: Protection[];
  /**
   * A new login with an open game for a member; undefined where the database is away for too long.
   */
  comeBack(member: string): Promise<Playing | undefined>;
  /** By the ids of the members. */
  readonly standings: ReadonlyMap<string, Standing>;
  /** What was wrong at the moment it happened, and could not be seen afterwards. */
  readonly broken: Finding[];
  /**
   * When words that have no verdict are given up, by the clock of the process; known when the
   * faults are over.
   */
  giveUpAt: number;
  /** Set when no new word may begin; those that have begun go on until their verdict. */
  closing: boolean;
}
