/** An operation of a caller, recorded before it is sent and completed by its verdict. */
export interface Entry {
  /** The vendor's transaction id, an idempotency key, or a reference of the site. */
  readonly key: string;
  readonly kind: string;
  readonly member: string;
  /** Its effect on the member's main purse when accepted, in minor units. */
  readonly effect: bigint;
  /**
   * The ledger key of its movement; undefined without a movement, or when the site chooses the key
   * (then it is looked up by kind and key).
   */
  readonly ledgerKey: string | undefined;
  /** The number of attempts. */
  attempts: number;
  /** The last answer, to explain a missing verdict. */
  heard: string;
  /** Undefined without a certain answer: then it may or may not have happened. */
  verdict: string | undefined;
  /** Additional refusals that this operation may get, because the member has protections. */
  allowed: readonly string[];
}

/** The journals of all callers of a run. */
export class Journal {
  readonly entries: Entry[] = [];

  write(entry: Omit<Entry, 'attempts' | 'heard' | 'verdict' | 'allowed'>): Entry {
    const written: Entry = {
      ...entry,
      attempts: 0,
      heard: 'nothing',
      verdict: undefined,
      allowed: [],
    };
    this.entries.push(written);
    return written;
  }
}
