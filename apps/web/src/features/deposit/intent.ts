import { type BodyOf, type createDeposit, type ErrorCode, Refusal } from '@lantern/contracts';

export type DepositRequest = BodyOf<typeof createDeposit>;

/** After these it is not known whether the deposit was made, or it is being made just now. */
const undecided: readonly ErrorCode[] = ['idempotency_in_progress', 'unavailable', 'internal_error'];

/** Whether the site has decided, so that another try is another deposit. */
const isDecided = (trouble: unknown) => trouble instanceof Refusal && !undecided.includes(trouble.code);

/**
 * Keeps one idempotency key for one intention to pay: the same request gets the same key until the site has decided on it, so
 * that trying again after a lost answer cannot make a second deposit.
 */
export class DepositIntent {
  #request = '';
  #key = '';
  readonly #newKey: () => string;

  constructor(newKey: () => string) {
    this.#newKey = newKey;
  }

  keyFor(request: DepositRequest): string {
    const text = JSON.stringify([request.method, request.amount, request.currency]);
    if (text !== this.#request) {
      this.#request = text;
      this.#key = this.#newKey();
    }
    return this.#key;
  }

  /** Takes note of how a try ended: with `undefined` when the deposit was made, else with the trouble. */
  ended(trouble: unknown): void {
    if (trouble === undefined || isDecided(trouble)) this.#request = '';
  }
}
