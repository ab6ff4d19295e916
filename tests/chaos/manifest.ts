import type pg from 'pg';
import type { Actor } from './cast.ts';
import type { Finding } from './compare.ts';
import type { Mutant } from './mutant.ts';
import type { Part } from './part.ts';
import type { Scene } from './scene.ts';
import type { Seal } from './seal.ts';
import type { Step } from './steps.ts';
import type { World } from './world.ts';

/** An operation of a member. */
export interface Act {
  /** How often it is chosen, compared with the others. */
  readonly weight: number;
  /** Slow operations, which may wait for a job, run beside the others, one of each kind. */
  readonly slow?: true;
  run(part: Part): Promise<unknown>;
}

/** A query on the site's database that returns no rows while its rule holds. */
export interface Invariant {
  readonly rule: string;
  /** Returns one row for each violation, in the column `what`. */
  readonly sql: string;
}

/** The site before the first operation. */
export interface Stage {
  readonly url: string;
  readonly seal: Seal;
  readonly actors: readonly Actor[];
  readonly db: pg.Client;
}

/** What a checker works with, after the faults. */
export interface Checked {
  readonly world: World;
  readonly scene: Pick<Scene, 'journal' | 'standings' | 'protections'>;
  readonly db: pg.Client;
}

/**
 * What the fault run does with a capability. `capabilities/manifests.ts` lists the manifests, and
 * the `chaos` of a module of the API names its file.
 */
export interface ChaosManifest {
  /** Settings of the brand that leave room for many operations in a minute. */
  readonly settings?: Readonly<Record<string, object>>;
  /** Gives the members what they need. */
  prepare?(stage: Stage): Promise<void>;
  /** The first thing that a member does. */
  begin?(part: Part): Promise<void>;
  readonly acts?: Readonly<Record<string, Act>>;
  /** At which the run kills the programs that are in them. */
  readonly steps?: readonly Step[];
  /** Refusals that its operations may get. Any other is a fault of the site. */
  readonly refusals?: readonly string[];
  /** Selects `kind`, `key` and `ledgerKey` of operations whose ledger keys the site chooses. */
  readonly ledgerKeys?: readonly string[];
  readonly invariants?: readonly Invariant[];
  /** Compares the site with what it acknowledged, and with the outside. */
  compare?(checked: Checked): Promise<readonly Finding[]>;
  /** Defects that the checks must detect. */
  readonly mutants?: readonly Mutant[];
}
