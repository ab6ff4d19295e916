import type pg from 'pg';
import type { Playing } from './cast.ts';
import type { Finding } from './compare.ts';
import type { Journal } from './journal.ts';
import type { Payments } from './payments.ts';
import type { Seal } from './seal.ts';
import type { Standing } from './standing.ts';

/** An acknowledged limit or exclusion, which holds from then on. */
export interface Protection {
  readonly member: string;
  /** The monthly stake limit in minor units; undefined for an exclusion. */
  readonly most?: number;
  readonly since: Date;
}

/** The shared state of the callers. */
export interface Scene {
  readonly url: string;
  readonly vendorSecret: string;
  readonly gatewaySecret: string;
  /** The parlour's address, for its mood. */
  readonly parlourUrl: string;
  /** Holds what the stand-in sources of results report. */
  readonly redisUrl: string;
  readonly payments: Payments;
  readonly journal: Journal;
  readonly seal: Seal;
  /** The acknowledged limits and exclusions. */
  readonly protections: Protection[];
  /** A new login and game for a member; undefined when the database is down for too long. */
  logInAgain(member: string): Promise<Playing | undefined>;
  /** Works in the database as soon as it answers; undefined when it is down for too long. */
  ask<Value>(work: (db: pg.ClientBase) => Promise<Value>): Promise<Value | undefined>;
  /** By member id. */
  readonly standings: Map<string, Standing>;
  /** Findings that are only visible at the moment they happen. */
  readonly broken: Finding[];
  /** When operations without a verdict are given up (performance.now); set after the faults. */
  giveUpAt: number;
  /** No new operations begin; started ones continue until their verdict. */
  closing: boolean;
}
