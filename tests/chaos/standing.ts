/** The expected state of a member after the acknowledged operations of all callers. */
export class Standing {
  readonly member: string;
  /** Minor units in the main purse. */
  balance: bigint;
  /** The last requested stake limit; undefined without one. */
  limit: number | undefined;
  /** Whether the member has requested an exclusion. */
  isExcluded = false;
  /** Additional refusals that the member may get because of either. */
  readonly allowed = new Set<string>();
  #inProgress = 0;
  #begun = 0;

  constructor(member: string, opening: bigint) {
    this.member = member;
    this.balance = opening;
  }

  /** While this runs, the balance on a page is not predictable. */
  async during<Value>(work: () => Promise<Value>): Promise<Value> {
    this.#inProgress += 1;
    this.#begun += 1;
    try {
      return await work();
    } finally {
      this.#inProgress -= 1;
    }
  }

  /** Returns a function that says whether nothing has been in progress since this moment. */
  watch(): () => boolean {
    const begun = this.#begun;
    const still = this.#inProgress === 0;
    return () => still && begun === this.#begun;
  }
}
