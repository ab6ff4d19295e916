/**
 * How the parlour handles the site's calls, to test the site against a misbehaving vendor.
 * - `well`: correctly.
 * - `away`: every call gets 503 and does nothing.
 * - `hang`: a transfer is carried out only after the site has timed out.
 * - `fail`: a transfer is carried out and answered with 500.
 * - `lose`: a transfer is carried out and the connection closes without an answer.
 * - `twice`: a transfer is handled as if it had arrived twice.
 * - `refuse`: a transfer is rejected for good.
 */
export const moods = ['well', 'away', 'hang', 'fail', 'lose', 'twice', 'refuse'] as const;
export type Mood = (typeof moods)[number];

interface Setting {
  mood: Mood;
  /** The remaining transfers with this mood; undefined for all. */
  left?: number | undefined;
}

/** The moods of this process: one for all players and others for single players. */
export class MoodBook {
  #forAll: Setting = { mood: 'well' };
  readonly #players = new Map<string, Setting>();
  #underWay = 0;

  /** The number of transfers that have arrived and are not handled yet. */
  get underWay(): number {
    return this.#underWay;
  }

  /** The mood for all players. */
  get mood(): Mood {
    return this.#forAll.mood;
  }

  set(
    mood: Mood,
    { transfers, playerId }: { transfers?: number | undefined; playerId?: string | undefined } = {},
  ): void {
    const setting = { mood, left: transfers };
    if (playerId === undefined) this.#forAll = setting;
    else this.#players.set(playerId, setting);
  }

  /** Handles a player's next transfer in its mood. */
  async handle<T>(playerId: string, transfer: (mood: Mood) => Promise<T>): Promise<T> {
    this.#underWay += 1;
    try {
      return await transfer(this.#take(playerId));
    } finally {
      this.#underWay -= 1;
    }
  }

  /** The mood for a player's next transfer, and counts the transfer. */
  #take(playerId: string): Mood {
    const setting = this.#players.get(playerId) ?? this.#forAll;
    const { mood } = setting;
    if (setting.left === undefined) return mood;
    setting.left -= 1;
    if (setting.left <= 0) {
      if (!this.#players.delete(playerId)) this.#forAll = { mood: 'well' };
    }
    return mood;
  }
}
