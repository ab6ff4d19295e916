import { sign, verify } from '@lantern/signing';
import { readPaygateNews } from '../src/adapters/paygate.ts';
import type {
  GatewayReport,
  PaymentGateway,
  PaymentRequest,
  PaymentState,
  SignedMessage,
} from '../src/ports/payment.ts';
import { FakePayouts } from './fake-payouts.ts';

export const gatewaySecret = 'the gateway signs with this secret in tests';

/** A payment gateway that follows the test's instructions, including faults. */
export class FakeGateway implements PaymentGateway {
  readonly code = 'paygate';
  readonly payouts = new FakePayouts();
  readonly payments = new Map<string, PaymentState & { request: PaymentRequest; openedAt: Date }>();
  broken = false;
  /** Its report of each day. */
  readonly reports = new Map<string, GatewayReport>();

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
      instructions: instructionsFor(request, paymentId),
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

  async read({ body }: SignedMessage) {
    return readPaygateNews(JSON.parse(Buffer.from(body).toString('utf8')));
  }

  async report(day: string): Promise<GatewayReport> {
    if (this.broken) throw new Error('the payment gateway does not answer');
    return this.reports.get(day) ?? { payments: [], payouts: [] };
  }

  /** The gateway's notification about a payment; any part of it can be falsified. */
  news(
    reference: string,
    told: Partial<{
      eventId: string;
      paymentId: string;
      status: string;
      amount: string;
      currency: string;
      occurredAt: string;
      confirmations: { seen: number; needed: number };
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

function instructionsFor(
  { kind }: PaymentRequest,
  paymentId: string,
): PaymentState['instructions'] {
  if (kind === 'redirect') return { kind, payUrl: `http://gateway.test/pay/${paymentId}` };
  if (kind === 'qr') return { kind, payload: `qr of ${paymentId}` };
  const confirmations = { seen: 0, needed: 3 };
  return {
    kind,
    coin: 'USDT',
    network: 'TRC-20',
    address: `T${paymentId}`,
    coins: '8.12',
    confirmations,
  };
}

export const signAsGateway = (
  path: string,
  body: string,
  secret = gatewaySecret,
  now = Date.now(),
) => sign(secret, { method: 'POST', path, body }, now);
