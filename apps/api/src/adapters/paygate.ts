import type { PayInstructions } from '@lantern/contracts';
import {
  createPaymentRequest,
  createPayoutRequest,
  dayReport,
  type Payment,
  type Payout,
  payment,
  paymentEvent,
  payout,
  payoutEvent,
  type ReportLine as WireLine,
} from '@lantern/contracts/payment-gateway';
import { sign, verify } from '@lantern/signing';
import type { Clock } from '../ports/clock.ts';
import type {
  GatewayNews,
  GatewayReport,
  PaymentGateway,
  PaymentRequest,
  PaymentState,
  ReportLine,
  SignedMessage,
} from '../ports/payment.ts';
import type { PayoutRequest, PayoutState, Payouts } from '../ports/payout.ts';
import { askGateway, expectSame, jsonOf } from './gateway-http.ts';

export interface PaygateOptions {
  url: string;
  secret: string;
  /** This site's address for the gateway. */
  webhookBaseUrl: string;
  clock: Clock;
  /** Milliseconds. */
  patience?: number;
}

const ways = { redirect: 'page', qr: 'qr', crypto: 'crypto' } as const;

function instructionsOf({ payUrl, qr, crypto }: Payment): PayInstructions {
  if (crypto) return { kind: 'crypto', ...crypto };
  return qr === undefined ? { kind: 'redirect', payUrl } : { kind: 'qr', payload: qr };
}

/** @throws when the reply is about another payment than `reference` */
function stateOf(reference: string, answer: Payment): PaymentState {
  expectSame(reference, answer.reference);
  return {
    paymentId: answer.paymentId,
    status: answer.status,
    amount: BigInt(answer.amount),
    currency: answer.currency,
    paidAt: answer.paidAt === null ? null : new Date(answer.paidAt),
    instructions: instructionsOf(answer),
  };
}

const payoutOf = ({ payoutId, status, amount, currency }: Payout): PayoutState => ({
  payoutId,
  status,
  amount: BigInt(amount),
  currency,
});

/** @throws when the reply is about another payout than `reference` */
function payoutStateOf(reference: string, answer: Payout): PayoutState {
  expectSame(reference, answer.reference);
  return payoutOf(answer);
}

const lineOf = ({ amount, at, ...line }: WireLine): ReportLine => ({
  ...line,
  amount: BigInt(amount),
  at: new Date(at),
});

/** Reads a webhook of this protocol, about a payment or a payout. */
export function readPaygateNews(body: unknown): GatewayNews | 'unreadable' {
  const event = paymentEvent.safeParse(body);
  if (event.success) {
    const { amount, occurredAt, confirmations, ...rest } = event.data;
    const at = new Date(occurredAt);
    if (Number.isNaN(at.getTime())) return 'unreadable';
    const news = {
      ...rest,
      amount: BigInt(amount),
      occurredAt: at,
      ...(confirmations && { confirmations }),
    };
    return { about: 'payment', news };
  }
  const out = payoutEvent.safeParse(body);
  return out.success
    ? { about: 'payout', news: { ...payoutOf(out.data), reference: out.data.reference } }
    : 'unreadable';
}

/** The gateway of the first protocol: JSON over HTTP, signed with a time in both directions. */
export class Paygate implements PaymentGateway {
  readonly code = 'paygate';
  readonly payouts: Payouts;
  readonly #options: PaygateOptions;

  constructor(options: PaygateOptions) {
    this.#options = options;
    this.payouts = {
      pay: (request) => this.#pay(request),
      find: (reference) => this.#findPayout(reference),
    };
  }

  async create(request: PaymentRequest): Promise<PaymentState> {
    const body = createPaymentRequest.parse({
      reference: request.reference,
      amount: request.amount.toString(),
      currency: request.currency,
      description: request.description,
      way: ways[request.kind],
      returnUrl: request.returnUrl,
      webhookUrl: `${this.#options.webhookBaseUrl}/pay/${this.code}/webhook`,
      expiresAt: request.expiresAt.toISOString(),
    });
    const made = await this.#call('POST', '/v1/payments', body);
    return stateOf(request.reference, payment.parse(made));
  }

  async find(reference: string): Promise<PaymentState | undefined> {
    const found = await this.#call('GET', `/v1/payments/${reference}`);
    return found === undefined ? undefined : stateOf(reference, payment.parse(found));
  }

  judge(message: SignedMessage): 'valid' | 'bad_signature' | 'stale' {
    return verify(
      [this.#options.secret],
      message,
      message.headers,
      this.#options.clock.now().getTime(),
    );
  }

  async read(message: SignedMessage): Promise<GatewayNews | 'unreadable'> {
    return readPaygateNews(jsonOf(message.body));
  }

  async report(day: string): Promise<GatewayReport> {
    const { payments, payouts } = dayReport.parse(await this.#call('GET', `/v1/reports/${day}`));
    return { payments: payments.map(lineOf), payouts: payouts.map(lineOf) };
  }

  async #pay({
    account,
    reference,
    amount,
    currency,
    description,
  }: PayoutRequest): Promise<PayoutState> {
    const body = createPayoutRequest.parse({
      ...{ ...account, reference, currency, description },
      amount: amount.toString(),
      webhookUrl: `${this.#options.webhookBaseUrl}/pay/${this.code}/payout`,
    });
    return payoutStateOf(reference, payout.parse(await this.#call('POST', '/v1/payouts', body)));
  }

  async #findPayout(reference: string): Promise<PayoutState | undefined> {
    const found = await this.#call('GET', `/v1/payouts/${reference}`);
    return found === undefined ? undefined : payoutStateOf(reference, payout.parse(found));
  }

  async #call(method: 'GET' | 'POST', path: string, given?: object): Promise<unknown> {
    const { url, secret, clock, patience } = this.#options;
    const body = given === undefined ? '' : JSON.stringify(given);
    const headers = { ...sign(secret, { method, path, body }, clock.now().getTime()) };
    const answer = await askGateway({
      method,
      url: url + path,
      headers,
      ...(given && { body }),
      patience,
    });
    return answer === undefined ? undefined : (answer as { value?: unknown }).value;
  }
}
