import type { PaymentEvent } from '@lantern/contracts/payment-gateway';
import type { Courier } from '../webhooks/courier.ts';
import type { Payment } from './payment.ts';
import type { Ending, PaymentBook } from './payment-book.ts';

/** The actions on the payer's page, including misbehaviour. */
export const actions = [
  'pay',
  'fail',
  'delay',
  'twice',
  'forge',
  'other',
  'currency',
  'order',
  'late',
  'silent',
] as const;
export type Action = (typeof actions)[number];

export interface DecisionParts {
  readonly book: PaymentBook;
  readonly courier: Courier;
  /** How long "pay later" waits, in milliseconds. */
  readonly payDelayMs: number;
  /** The time between two confirmations of a chain, in milliseconds. */
  readonly confirmDelayMs: number;
}

/** The longest timer; a payment with a later expiry outlives the process anyway. */
const longestTimerMs = 2 ** 31 - 1;

const otherCurrency = (currency: string) => (currency === 'PHP' ? 'VND' : 'PHP');
const afterTheEnd = ({ request }: Payment) =>
  new Date(Date.parse(request.expiresAt) + 1000).toISOString();

/** Turns a payer's action into the state of a payment and its webhooks. */
export class Decisions {
  readonly #parts: DecisionParts;

  constructor(parts: DecisionParts) {
    this.#parts = parts;
  }

  /** Carries out an action; resolves after the first attempt of its webhook. */
  async act(payment: Payment, action: Action, otherAmount: string | undefined): Promise<void> {
    const { paymentId, request } = payment;
    const { book, courier, payDelayMs } = this.#parts;
    switch (action) {
      case 'pay':
        return payment.crypto ? this.#confirm(payment) : this.#pay(payment);
      case 'other':
        return this.#pay(payment, otherAmount === undefined ? {} : { amount: otherAmount });
      case 'currency':
        return this.#pay(payment, { currency: otherCurrency(request.currency) });
      case 'late':
        return this.#pay(payment, { occurredAt: afterTheEnd(payment) });
      case 'fail':
        return this.#send(payment, book.decide(paymentId, 'failed'));
      case 'twice':
        return this.#send(payment, book.decide(paymentId, 'paid'), 2);
      case 'order':
        return this.#sendInWrongOrder(payment);
      case 'silent':
        book.decide(paymentId, 'paid');
        return;
      case 'delay':
        return courier.later(() => this.#pay(payment), payDelayMs);
      case 'forge':
        // The payment stays pending; only the forged webhook says otherwise.
        return courier.forge(payment, book.describe(payment, 'paid'));
    }
  }

  /** Lets a pending payment expire at its time. */
  watchExpiry(payment: Payment): void {
    const left = Date.parse(payment.request.expiresAt) - Date.now();
    if (left > longestTimerMs) return;
    const expire = () => this.#send(payment, this.#parts.book.decide(payment.paymentId, 'expired'));
    this.#parts.courier.later(expire, Math.max(0, left));
  }

  #pay(payment: Payment, ending: Ending = {}): Promise<void> {
    return this.#send(payment, this.#parts.book.decide(payment.paymentId, 'paid', ending));
  }

  /** Sends the webhook of a failed first try after the webhook of the payment. */
  async #sendInWrongOrder(payment: Payment): Promise<void> {
    const { book, courier } = this.#parts;
    const failed = book.describe(payment, 'failed');
    const paid = book.decide(payment.paymentId, 'paid');
    if (!paid) return;
    await courier.send(payment, paid);
    await courier.send(payment, failed);
  }

  /** Coins count after enough confirmations; each confirmation sends a webhook. */
  async #confirm(payment: Payment): Promise<void> {
    const { book, courier, confirmDelayMs } = this.#parts;
    const event = book.confirm(payment.paymentId);
    if (!event?.confirmations) return;
    await courier.send(payment, event);
    const isCertain = event.confirmations.seen === event.confirmations.needed;
    courier.later(() => (isCertain ? this.#pay(payment) : this.#confirm(payment)), confirmDelayMs);
  }

  async #send(payment: Payment, event: PaymentEvent | undefined, times = 1): Promise<void> {
    if (!event) return;
    await Promise.all(
      Array.from({ length: times }, () => this.#parts.courier.send(payment, event)),
    );
  }
}
