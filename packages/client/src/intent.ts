import { type ErrorCode, Refusal } from '@lantern/contracts';

/** After these it is not known whether the call had its effect, or it is having it just now. */
const undecided: readonly ErrorCode[] = [
  'idempotency_in_progress',
  'idempotency_key_reused',
  'unavailable',
  'internal_error',
];

/** Whether the site has decided, so that another try is another intention. */
const isDecided = (trouble: unknown) =>
  trouble instanceof Refusal && !undecided.includes(trouble.code);

/**
 * Keeps one idempotency key for one intention to move money: the same wish gets the same key until
 * the site has decided on it, so that trying again after a lost answer cannot move the money a
 * second time.
 */
export class Intent {
  #wish = '';
  #key = '';
  readonly #newKey: () => string;

  constructor(newKey: () => string) {
    this.#newKey = newKey;
  }

  /**
   * Runs a call with the key of the wish: of what makes it this one and no other, which a password
   * does not.
   */
  async run<Value>(wish: readonly string[], call: (key: string) => Promise<Value>): Promise<Value> {
    const text = JSON.stringify(wish);
    if (text !== this.#wish) {
      this.#wish = text;
      this.#key = this.#newKey();
    }
    try {
      const value = await call(this.#key);
      this.#wish = '';
      return value;
    } catch (trouble) {
      if (isDecided(trouble)) this.#wish = '';
      throw trouble;
    }
  }
}
