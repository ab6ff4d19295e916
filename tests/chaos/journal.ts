/**
 * What a caller knows of a word of its own: written down before it is sent, and once more when
 * there is a verdict.
 */
export interface Entry {
  /**
   * What the word is known by: the vendor's id of a transaction, an idempotency key, or a reference
   * of the site.
   */
  readonly key: string;
  readonly kind: string;
  readonly member: string;
  /**
   * What it moves in the member's main purse, in minor units, when it is taken; zero when it moves
   * nothing there.
   */
  readonly effect: bigint;
  /**
   * The key of the ledger under which the money has to have moved; undefined where the site chooses
   * it, and where nothing moves. What the site has chosen is looked up by kind and key.
   */
  readonly ledgerKey: string | undefined;
  /** How often it was sent. */
  attempts: number;
  /** What was heard last, for whoever has to find out why there is no verdict. */
  heard: string;
  /** Undefined as long as nobody has answered for sure: then it may or may not have happened. */
  verdict: string | undefined;
  /**
   * Refusals that are due to this word, beside those that any may get: of a member who has
   * protected itself.
   */
  due: readonly string[];
}

/** The journals of all callers of a run. */
export class Journal {
  readonly entries: Entry[] = [];

  write(entry: Omit<Entry, 'attempts' | 'heard' | 'verdict' | 'due'>): Entry {
    const written: Entry = { ...entry, attempts: 0, heard: 'nothing', verdict: undefined, due: [] };
    this.entries.push(written);
    return written;
  }
}
