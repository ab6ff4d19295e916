/**
 * How a member stands by what was acknowledged. Several callers may move the money of one member.
 */
export class Standing {
  readonly member: string;
  /** Minor units in the main purse. */
  balance: bigint;
  /** The limit of stakes that the member has asked for last; undefined where there is none. */
  limit: number | undefined;
  /** Whether the member has asked to be excluded. */
  isAway = false;
  /** Refusals that are due to the member because of either. */
  readonly due = new Set<string>();
  #underWay = 0;
  #begun = 0;

  constructor(member: string, opening: bigint) {
    this.member = member;
    this.balance = opening;
  }

  /** While this goes on, nobody can say what a page has to show. */
  async during<Value>(work: () => Promise<Value>): Promise<Value> {
    this.#underWay += 1;
    this.#begun += 1;
    try {
      return await work();
    } finally {
      this.#underWay -= 1;
    }
  }

  /** Remembers this moment; the answer says whether nothing has been under way since then. */
  watch(): () => boolean {
    const begun = this.#begun;
    const still = this.#underWay === 0;
    return () => still && begun === this.#begun;
  }
}
