import type { PaymentEvent } from '@lantern/contracts/payment-gateway';
import type { Courier } from '../webhooks/courier.ts';
import type { Payment } from './payment.ts';
import type { PaymentBook } from './payment-book.ts';

/** What the payer's page offers. */
export const actions = ['pay', 'fail', 'delay', 'twice', 'forge', 'other'] as const;
export type Action = (typeof actions)[number];

export interface DecisionParts {
  readonly book: PaymentBook;
  readonly courier: Courier;
  /** How long "pay later" waits, in milliseconds. */
  readonly payDelayMs: number;
}

/** Longer than a timer can wait; such a payment outlives the process anyway. */
const longestTimerMs = 2 ** 31 - 1;

/** Turns what a payer does into the state of a payment and the webhooks that tell it. */
export class Decisions {
  readonly #parts: DecisionParts;

  constructor(parts: DecisionParts) {
    this.#parts = parts;
  }

  /** Does what the payer asked for; the first webhook has been answered, or not, when this resolves. */
  async act(payment: Payment, action: Action, otherAmount: string | undefined): Promise<void> {
    const { paymentId, request } = payment;
    switch (action) {
      case 'pay':
        return this.#tell(payment, this.#parts.book.decide(paymentId, 'paid'));
      case 'other':
        return this.#tell(payment, this.#parts.book.decide(paymentId, 'paid', otherAmount));
      case 'fail':
        return this.#tell(payment, this.#parts.book.decide(paymentId, 'failed'));
      case 'twice':
        return this.#tell(payment, this.#parts.book.decide(paymentId, 'paid'), 2);
      case 'delay':
        return this.#parts.courier.later(() => this.act(payment, 'pay', undefined), this.#parts.payDelayMs);
      case 'forge':
        // Nobody has paid: the payment stays open, and only the forged message says otherwise.
        return this.#parts.courier.forge(
          request.webhookUrl,
          this.#parts.book.describe(payment, 'paid', request.amount),
        );
    }
  }

  /** Lets the payment expire when its time has come and nobody has decided it. */
  watchExpiry(payment: Payment): void {
    const left = Date.parse(payment.request.expiresAt) - Date.now();
    if (left > longestTimerMs) return;
    const expire = () => this.#tell(payment, this.#parts.book.decide(payment.paymentId, 'expired'));
    this.#parts.courier.later(expire, Math.max(0, left));
  }

  async #tell({ request }: Payment, event: PaymentEvent | undefined, times = 1): Promise<void> {
    if (!event) return;
    await Promise.all(Array.from({ length: times }, () => this.#parts.courier.send(request.webhookUrl, event)));
  }
}
