import { randomBytes, randomUUID } from 'node:crypto';
import type { Payout, PayoutEvent } from '@lantern/contracts/payment-gateway';
import type { DialectCode } from '../payments/payment.ts';
import { Refusal } from '../refusal.ts';
import type { Courier } from '../webhooks/courier.ts';

export interface PayoutRequest {
  readonly dialect: DialectCode;
  readonly reference: string;
  /** Minor units in digits. */
  readonly amount: string;
  readonly currency: string;
  readonly bankCode: string;
  readonly accountNumber: string;
  readonly holderName: string;
  readonly description: string;
  readonly webhookUrl: string;
}

/** A payout with its final event. */
export interface KnownPayout extends Payout {
  readonly request: PayoutRequest;
  readonly event: PayoutEvent | undefined;
}

/** The oldest payouts are removed above this number. */
const capacity = 10_000;
/** Payouts to accounts with this ending fail on purpose. */
const unknownAccount = /000$/;

const keyOf = ({ dialect, reference }: Pick<PayoutRequest, 'dialect' | 'reference'>) =>
  `${dialect} ${reference}`;
const sameRequest = (one: PayoutRequest, other: PayoutRequest) =>
  Object.entries(one).every(([name, value]) => other[name as keyof PayoutRequest] === value);

/** All payouts, in memory. Each ends by itself with a webhook. */
export class PayoutBook {
  readonly #known = new Map<string, KnownPayout>();
  readonly #courier: Courier;
  readonly #delayMs: number;

  /** @param delayMs how long the bank takes */
  constructor(courier: Courier, delayMs: number) {
    this.#courier = courier;
    this.#delayMs = delayMs;
  }

  /**
   * Opens a payout, or returns the existing one of this reference.
   * @throws Refusal `reference_reused` when the earlier request was different
   */
  open(request: PayoutRequest): KnownPayout {
    const known = this.byReference(request.dialect, request.reference);
    if (known && !sameRequest(known.request, request)) throw new Refusal('reference_reused');
    if (known) return known;
    const { reference, amount, currency } = request;
    const payoutId = `out_${randomBytes(12).toString('base64url')}`;
    const payout: KnownPayout = {
      payoutId,
      reference,
      amount,
      currency,
      status: 'pending',
      request,
      event: undefined,
    };
    this.#makeRoom();
    this.#known.set(keyOf(request), payout);
    this.#courier.later(() => this.#end(payout), this.#delayMs);
    return payout;
  }

  byReference(dialect: DialectCode, reference: string): KnownPayout | undefined {
    return this.#known.get(keyOf({ dialect, reference }));
  }

  byId(payoutId: string): KnownPayout | undefined {
    return [...this.#known.values()].find((one) => one.payoutId === payoutId);
  }

  /** What has come to its end on a day, in UTC. */
  endedOn(dialect: DialectCode, day: string): KnownPayout[] {
    return [...this.#known.values()].filter(
      ({ request, event }) => request.dialect === dialect && event?.occurredAt.startsWith(day),
    );
  }

  async #end(payout: KnownPayout): Promise<void> {
    const { request, payoutId, reference, amount, currency } = payout;
    const status = unknownAccount.test(request.accountNumber) ? 'failed' : 'paid';
    const occurredAt = new Date().toISOString();
    const event: PayoutEvent = {
      eventId: `evt_${randomUUID()}`,
      payoutId,
      reference,
      amount,
      currency,
      status,
      occurredAt,
    };
    this.#known.set(keyOf(request), { ...payout, status, event });
    await this.#courier.sendPayout(request.dialect, request.webhookUrl, event);
  }

  #makeRoom(): void {
    const [oldest] = this.#known.keys();
    if (this.#known.size >= capacity && oldest !== undefined) this.#known.delete(oldest);
  }
}
