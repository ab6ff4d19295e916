import { randomBytes, randomUUID } from 'node:crypto';
import type { PaymentEvent } from '@lantern/contracts/payment-gateway';
import { Refusal } from '../refusal.ts';
import type { Delivery, Payment, PaymentRequest } from './payment.ts';

/** A stand-in forgets; the oldest payments go first. */
const capacity = 10_000;

const sameRequest = (one: PaymentRequest, other: PaymentRequest) =>
  Object.entries(one).every(([name, value]) => other[name as keyof PaymentRequest] === value);

/** All payments, in memory. A payment is decided once; whoever comes second finds it decided. */
export class PaymentBook {
  readonly #byId = new Map<string, Payment>();
  readonly #idOf = new Map<string, string>();
  readonly #now: () => Date;

  constructor(now: () => Date = () => new Date()) {
    this.#now = now;
  }

  /**
   * Opens a payment, or gives the one that this reference has already.
   * @throws Refusal `reference_reused` when the earlier request asked for something else
   */
  open(request: PaymentRequest): { payment: Payment; isNew: boolean } {
    const known = this.byReference(request.reference);
    if (known && !sameRequest(known.request, request)) throw new Refusal('reference_reused');
    if (known) return { payment: known, isNew: false };
    const paymentId = `pay_${randomBytes(18).toString('base64url')}`;
    const payment: Payment = {
      paymentId,
      request,
      status: 'pending',
      paid: undefined,
      event: undefined,
      deliveries: [],
    };
    this.#makeRoom();
    this.#idOf.set(request.reference, paymentId);
    this.#byId.set(paymentId, payment);
    return { payment, isNew: true };
  }

  byReference(reference: string): Payment | undefined {
    return this.#byId.get(this.#idOf.get(reference) ?? '');
  }

  byId(paymentId: string): Payment | undefined {
    return this.#byId.get(paymentId);
  }

  /** Decides a pending payment and gives the event to tell; undefined when it has been decided before. */
  decide(paymentId: string, status: PaymentEvent['status'], amount?: string): PaymentEvent | undefined {
    const payment = this.#byId.get(paymentId);
    if (payment?.status !== 'pending') return undefined;
    const event = this.describe(payment, status, amount ?? payment.request.amount);
    const paid = status === 'paid' ? event.amount : undefined;
    this.#byId.set(paymentId, { ...payment, status, paid, event });
    return event;
  }

  /** An event as it would be told. */
  describe({ paymentId, request }: Payment, status: PaymentEvent['status'], amount: string): PaymentEvent {
    const { reference, currency } = request;
    const eventId = `evt_${randomUUID()}`;
    return { eventId, paymentId, reference, status, amount, currency, occurredAt: this.#now().toISOString() };
  }

  note(paymentId: string, delivery: Omit<Delivery, 'at'>): void {
    const payment = this.#byId.get(paymentId);
    if (payment)
      this.#byId.set(paymentId, { ...payment, deliveries: [...payment.deliveries, { ...delivery, at: this.#now() }] });
  }

  #makeRoom(): void {
    if (this.#byId.size < capacity) return;
    const [oldest] = this.#byId.values();
    if (!oldest) return;
    this.#byId.delete(oldest.paymentId);
    this.#idOf.delete(oldest.request.reference);
  }
}
