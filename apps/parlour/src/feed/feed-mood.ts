/**
 * How the parlour reports rounds, to test the site against a misbehaving vendor.
 * - `well`: correctly.
 * - `late`: rounds that change while this mood is set are reported only after it.
 * - `twice`: each round stands twice in the list, and so do up to five earlier ones.
 * - `backwards`: the last change comes first.
 * - `wrong`: the totals differ from the rounds.
 * - `hang`: the answer comes after the site has timed out.
 */
export const feedMoods = ['well', 'late', 'twice', 'backwards', 'wrong', 'hang'] as const;
export type FeedMood = (typeof feedMoods)[number];

/** The mood of this process for reports. */
export class FeedMoodBook {
  #mood: FeedMood = 'well';
  #left: number | undefined;
  #since = new Date();

  get mood(): FeedMood {
    return this.#mood;
  }

  /** When the mood was set: in the mood `late`, later rounds are held back. */
  get since(): Date {
    return this.#since;
  }

  /** @param calls how many calls it applies to; all when left out */
  set(mood: FeedMood, calls?: number): void {
    this.#mood = mood;
    this.#left = calls;
    this.#since = new Date();
  }

  /** The mood of the next call, which it counts. */
  take(): FeedMood {
    const mood = this.#mood;
    if (this.#left !== undefined) {
      this.#left -= 1;
      if (this.#left <= 0) this.set('well');
    }
    return mood;
  }
}
