import { createPaymentRequest, type Payment, payment } from '@lantern/contracts/payment-gateway';
import { sign, verify } from '@lantern/signing';
import type { Clock } from '../ports/clock.ts';
import type { PaymentGateway, PaymentRequest, PaymentState, SignedMessage } from '../ports/payment.ts';

const answerWithin = 5000;

interface Options {
  url: string;
  secret: string;
  /** Where the gateway reaches this site. */
  webhookBaseUrl: string;
  clock: Clock;
}

const stateOf = (answer: Payment): PaymentState => ({
  paymentId: answer.paymentId,
  status: answer.status,
  amount: BigInt(answer.amount),
  currency: answer.currency,
  paidAt: answer.paidAt === null ? null : new Date(answer.paidAt),
  payUrl: answer.payUrl,
});

/** The payment gateway of `apps/paygate`: signed JSON over HTTP, in both directions. */
export class Paygate implements PaymentGateway {
  readonly code = 'paygate';
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  async create(request: PaymentRequest): Promise<PaymentState> {
    const body = createPaymentRequest.parse({
      reference: request.reference,
      amount: request.amount.toString(),
      currency: request.currency,
      description: request.description,
      returnUrl: request.returnUrl,
      webhookUrl: `${this.#options.webhookBaseUrl}/pay/${this.code}/webhook`,
      expiresAt: request.expiresAt.toISOString(),
    });
    const state = await this.#call('POST', '/v1/payments', JSON.stringify(body));
    if (!state) throw new Error('The payment gateway made no payment.');
    return state;
  }

  find(reference: string): Promise<PaymentState | undefined> {
    return this.#call('GET', `/v1/payments/${reference}`, '');
  }

  judge(message: SignedMessage): 'valid' | 'bad_signature' | 'stale' {
    return verify([this.#options.secret], message, message.headers, this.#options.clock.now().getTime());
  }

  async #call(method: string, path: string, body: string): Promise<PaymentState | undefined> {
    const signed = sign(this.#options.secret, { method, path, body }, this.#options.clock.now().getTime());
    const answer = await fetch(this.#options.url + path, {
      method,
      headers: { ...signed, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body } : {}),
      redirect: 'error',
      signal: AbortSignal.timeout(answerWithin),
    });
    if (answer.status === 404) return undefined;
    if (!answer.ok) throw new Error(`The payment gateway answered ${answer.status}.`);
    const { value } = (await answer.json()) as { value?: unknown };
    return stateOf(payment.parse(value));
  }
}
