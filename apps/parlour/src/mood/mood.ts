/**
 * How the parlour takes the site's calls, so that the site can be tried against a vendor that is
 * not well.
 * - `well`: as it should be.
 * - `away`: every call of the site is answered with 503, and nothing is done.
 * - `hang`: a transfer is left lying, and taken up only when the site has given up waiting.
 * - `fail`: a transfer is done, and answered with 500.
 * - `lose`: a transfer is done, and the connection ends without an answer.
 * - `twice`: a transfer is taken as if it had come twice.
 * - `refuse`: a transfer is refused, for good.
 */
export const moods = ['well', 'away', 'hang', 'fail', 'lose', 'twice', 'refuse'] as const;
export type Mood = (typeof moods)[number];

interface Setting {
  mood: Mood;
  /** Transfers that the mood is still for; undefined for all of them. */
  left?: number | undefined;
}

/**
 * The moods of this process: one for everybody, and others for single players; for some transfers,
 * or until another one is set.
 */
export class MoodBook {
  #everybody: Setting = { mood: 'well' };
  readonly #players = new Map<string, Setting>();

  /** The mood for everybody. */
  get mood(): Mood {
    return this.#everybody.mood;
  }

  set(
    mood: Mood,
    { transfers, playerId }: { transfers?: number | undefined; playerId?: string | undefined } = {},
  ): void {
    const setting = { mood, left: transfers };
    if (playerId === undefined) this.#everybody = setting;
    else this.#players.set(playerId, setting);
  }

  /** The mood that a transfer of a player meets, which counts. */
  take(playerId: string): Mood {
    const setting = this.#players.get(playerId) ?? this.#everybody;
    const { mood } = setting;
    if (setting.left === undefined) return mood;
    setting.left -= 1;
    if (setting.left <= 0) {
      if (!this.#players.delete(playerId)) this.#everybody = { mood: 'well' };
    }
    return mood;
  }
}
