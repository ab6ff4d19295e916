import { sign, verify } from '@lantern/signing';
import type { PaymentGateway, PaymentRequest, PaymentState, SignedMessage } from '../src/ports/payment.ts';

export const gatewaySecret = 'the gateway signs with this secret in tests';

/** A payment gateway that does as it is told, also what it should not. */
export class FakeGateway implements PaymentGateway {
  readonly code = 'paygate';
  readonly payments = new Map<string, PaymentState & { request: PaymentRequest; openedAt: Date }>();
  broken = false;

  async create(request: PaymentRequest): Promise<PaymentState> {
    if (this.broken) throw new Error('the payment gateway does not answer');
    const known = this.payments.get(request.reference);
    if (known) return known;
    const paymentId = `pay_${this.payments.size + 1}_${request.reference}`;
    const state = {
      paymentId,
      status: 'pending' as const,
      amount: request.amount,
      currency: request.currency,
      paidAt: null,
      payUrl: `http://gateway.test/pay/${paymentId}`,
      request,
      openedAt: new Date(),
    };
    this.payments.set(request.reference, state);
    return state;
  }

  async find(reference: string): Promise<PaymentState | undefined> {
    if (this.broken) throw new Error('the payment gateway does not answer');
    return this.payments.get(reference);
  }

  judge(message: SignedMessage): 'valid' | 'bad_signature' | 'stale' {
    return verify([gatewaySecret], message, message.headers, Date.now());
  }

  /** What the gateway would tell of a payment; anything of it can be told wrongly. */
  news(
    reference: string,
    told: Partial<{
      eventId: string;
      paymentId: string;
      status: string;
      amount: string;
      currency: string;
      occurredAt: string;
    }> = {},
  ) {
    const payment = this.payments.get(reference);
    return {
      eventId: `event_${reference}`,
      paymentId: payment?.paymentId ?? 'pay_unknown',
      reference,
      status: 'paid',
      amount: String(payment?.amount ?? 1n),
      currency: payment?.currency ?? 'VND',
      occurredAt: (payment?.openedAt ?? new Date()).toISOString(),
      ...told,
    };
  }
}

export const signAsGateway = (path: string, body: string, secret = gatewaySecret, now = Date.now()) =>
  sign(secret, { method: 'POST', path, body }, now);
