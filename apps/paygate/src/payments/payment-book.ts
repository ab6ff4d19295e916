import { randomBytes, randomUUID } from 'node:crypto';
import type { PaymentEvent } from '@lantern/contracts/payment-gateway';
import { Refusal } from '../refusal.ts';
import type { Delivery, DialectCode, Payment, PaymentRequest } from './payment.ts';
import { coinsFor, qrFor } from './ways.ts';

/** The oldest payments are removed above this number. */
const capacity = 10_000;

const sameRequest = (one: PaymentRequest, other: PaymentRequest) =>
  Object.entries(one).every(([name, value]) => other[name as keyof PaymentRequest] === value);

const keyOf = ({ dialect, reference }: Pick<PaymentRequest, 'dialect' | 'reference'>) =>
  `${dialect} ${reference}`;

/** Deviations of the paid amount, currency or time from the request. */
export type Ending = Partial<Pick<PaymentEvent, 'amount' | 'currency' | 'occurredAt'>>;

/** All payments, in memory. A payment is decided once. */
export class PaymentBook {
  readonly #byId = new Map<string, Payment>();
  readonly #idOf = new Map<string, string>();
  readonly #now: () => Date;

  constructor(now: () => Date = () => new Date()) {
    this.#now = now;
  }

  /**
   * Opens a payment, or returns the existing one of this reference.
   * @throws Refusal `reference_reused` when the earlier request was different
   */
  open(request: PaymentRequest): { payment: Payment; isNew: boolean } {
    const known = this.byReference(request.dialect, request.reference);
    if (known && !sameRequest(known.request, request)) throw new Refusal('reference_reused');
    if (known) return { payment: known, isNew: false };
    const paymentId = `pay_${randomBytes(18).toString('base64url')}`;
    const payment: Payment = {
      paymentId,
      request,
      status: 'pending',
      paid: undefined,
      event: undefined,
      qr: request.way === 'qr' ? qrFor(request) : undefined,
      crypto: request.way === 'crypto' ? coinsFor(request) : undefined,
      deliveries: [],
    };
    this.#makeRoom();
    this.#idOf.set(keyOf(request), paymentId);
    this.#byId.set(paymentId, payment);
    return { payment, isNew: true };
  }

  byReference(dialect: DialectCode, reference: string): Payment | undefined {
    return this.#byId.get(this.#idOf.get(keyOf({ dialect, reference })) ?? '');
  }

  byId(paymentId: string): Payment | undefined {
    return this.#byId.get(paymentId);
  }

  /** The payment of a QR code or a coin address. */
  byCode(code: string): Payment | undefined {
    return [...this.#byId.values()].find(
      ({ qr, crypto }) => qr === code || crypto?.address === code,
    );
  }

  /** The payments that ended on a day, in UTC. */
  endedOn(dialect: DialectCode, day: string): Payment[] {
    return [...this.#byId.values()].filter(
      ({ request, event }) => request.dialect === dialect && event?.occurredAt.startsWith(day),
    );
  }

  /** Decides a pending payment and returns its event; undefined when it is already decided. */
  decide(
    paymentId: string,
    status: 'paid' | 'failed' | 'expired',
    ending: Ending = {},
  ): PaymentEvent | undefined {
    const payment = this.#byId.get(paymentId);
    if (payment?.status !== 'pending') return undefined;
    const event = this.describe(payment, status, ending);
    const paid = status === 'paid' ? { amount: event.amount, currency: event.currency } : undefined;
    this.#byId.set(paymentId, { ...payment, status, paid, event });
    return event;
  }

  /** Adds a confirmation of coins and returns its event; undefined when none is left. */
  confirm(paymentId: string): PaymentEvent | undefined {
    const payment = this.#byId.get(paymentId);
    if (payment?.status !== 'pending' || !payment.crypto) return undefined;
    const { confirmations } = payment.crypto;
    const next = { ...confirmations, seen: Math.min(confirmations.seen + 1, confirmations.needed) };
    this.#byId.set(paymentId, { ...payment, crypto: { ...payment.crypto, confirmations: next } });
    return { ...this.describe(payment, 'confirming'), confirmations: next };
  }

  /** The event of a status. */
  describe(
    { paymentId, request }: Payment,
    status: PaymentEvent['status'],
    ending: Ending = {},
  ): PaymentEvent {
    const { reference, amount, currency } = request;
    const eventId = `evt_${randomUUID()}`;
    const occurredAt = this.#now().toISOString();
    return { eventId, paymentId, reference, status, amount, currency, occurredAt, ...ending };
  }

  note(paymentId: string, delivery: Omit<Delivery, 'at'>): void {
    const payment = this.#byId.get(paymentId);
    if (payment)
      this.#byId.set(paymentId, {
        ...payment,
        deliveries: [...payment.deliveries, { ...delivery, at: this.#now() }],
      });
  }

  #makeRoom(): void {
    if (this.#byId.size < capacity) return;
    const [oldest] = this.#byId.values();
    if (!oldest) return;
    this.#byId.delete(oldest.paymentId);
    this.#idOf.delete(keyOf(oldest.request));
  }
}
