import { type ErrorCode, Refusal } from '@lantern/contracts';

/** After these refusals the call may have taken effect, or still be running. */
const undecided: readonly ErrorCode[] = [
  'idempotency_in_progress',
  'idempotency_key_reused',
  'unavailable',
  'internal_error',
];

/** Whether the result is final, so that the next attempt is a new intention. */
const isDecided = (trouble: unknown) =>
  trouble instanceof Refusal && !undecided.includes(trouble.code);

/**
 * Keeps one idempotency key per intention to move money, until the result is final. A retry after a
 * lost answer then cannot move the money twice.
 */
export class Intent {
  #wish = '';
  #key = '';
  readonly #newKey: () => string;

  constructor(newKey: () => string) {
    this.#newKey = newKey;
  }

  /**
   * Runs a call with the key of an intention, identified by what it does; a password is not part of
   * it.
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
