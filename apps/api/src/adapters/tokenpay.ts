import { createHash, timingSafeEqual } from 'node:crypto';
import {
  callbackBody,
  createDisbursement,
  createInvoice,
  type Disbursement,
  disbursement,
  type Invoice,
  invoice,
  tokenReport,
} from '@lantern/contracts/token-gateway';
import { currencyDigits, fromDecimal, toDecimal } from '@lantern/rules';
import * as z from 'zod/mini';
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

export interface TokenpayOptions {
  url: string;
  apiKey: string;
  /** Expected in the header `x-callback-token`. */
  callbackToken: string;
  /** This site's address for the gateway. */
  webhookBaseUrl: string;
  /** Milliseconds. */
  patience?: number;
}

const channels = { redirect: 'PAGE', qr: 'QR' } as const;
const states = { PENDING: 'pending', PAID: 'paid', FAILED: 'failed', EXPIRED: 'expired' } as const;
const payoutStates = { PENDING: 'pending', COMPLETED: 'paid', FAILED: 'failed' } as const;

/**
 * The gateway does not report when an invoice failed; this moment is later than any payment of it.
 * It is constant, so that a repeated report is the same event.
 */
const sinceWhenever = new Date('9999-12-31T00:00:00.000Z');

/** Gives compared texts one length, for a comparison in constant time. */
const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * The gateway of the third protocol: an API key in one direction, a constant token in the other. A
 * callback's content is not trusted: the invoice is read from the gateway.
 */
export class Tokenpay implements PaymentGateway {
  readonly code = 'tokenpay';
  readonly payouts: Payouts;
  readonly #options: TokenpayOptions;

  constructor(options: TokenpayOptions) {
    this.#options = options;
    this.payouts = {
      pay: (request) => this.#pay(request),
      find: (reference) => this.#findPayout(reference),
    };
  }

  async create(request: PaymentRequest): Promise<PaymentState> {
    const { kind, reference, amount, currency, description, returnUrl, expiresAt } = request;
    if (kind === 'crypto') throw new Error('This gateway accepts no crypto.');
    const body = createInvoice.parse({
      ...{ externalId: reference, currency, description, channel: channels[kind] },
      amount: toDecimal(amount, currencyDigits(currency)),
      successUrl: returnUrl,
      callbackUrl: this.#callbackUrl,
      expiresAt: expiresAt.toISOString(),
    });
    return stateAbout(reference, invoice.parse(await this.#call('POST', '/tokens/invoices', body)));
  }

  async find(reference: string): Promise<PaymentState | undefined> {
    const [found] = z
      .array(invoice)
      .parse(await this.#call('GET', `/tokens/invoices?externalId=${reference}`));
    return found && stateAbout(reference, found);
  }

  judge({ headers }: SignedMessage): 'valid' | 'bad_signature' {
    const given = headers['x-callback-token'];
    const isGood =
      typeof given === 'string' &&
      timingSafeEqual(digest(given), digest(this.#options.callbackToken));
    return isGood ? 'valid' : 'bad_signature';
  }

  async read({ body }: SignedMessage): Promise<GatewayNews | 'nothing' | 'unreadable'> {
    const told = callbackBody.safeParse(jsonOf(body));
    if (!told.success) return 'unreadable';
    return told.data.event === 'invoice'
      ? this.#readInvoice(told.data.id)
      : this.#readDisbursement(told.data.id);
  }

  async report(day: string): Promise<GatewayReport> {
    const { invoices, disbursements } = tokenReport.parse(
      await this.#call('GET', `/tokens/report?day=${day}`),
    );
    return { payments: invoices.map(lineOf), payouts: disbursements.map(lineOf) };
  }

  get #callbackUrl(): string {
    return `${this.#options.webhookBaseUrl}/pay/${this.code}/callback`;
  }

  async #readInvoice(id: string): Promise<GatewayNews | 'nothing'> {
    const found = await this.#call('GET', `/tokens/invoices/${id}`);
    if (found === undefined) return 'nothing';
    const { externalId: reference, ...rest } = invoice.parse(found);
    expectSame(id, rest.id);
    const { paymentId, status, amount, currency, paidAt } = stateOf({
      externalId: reference,
      ...rest,
    });
    if (status === 'pending' || paymentId === null) return 'nothing';
    // The reply has no event id; its content serves as one, so that a repeat is the same event.
    const eventId = `${paymentId}-${status}-${amount}`;
    const occurredAt = paidAt ?? (status === 'paid' ? new Date(0) : sinceWhenever);
    return {
      about: 'payment',
      news: { eventId, paymentId, reference, status, amount, currency, occurredAt },
    };
  }

  async #readDisbursement(id: string): Promise<GatewayNews | 'nothing'> {
    const found = await this.#call('GET', `/tokens/disbursements/${id}`);
    if (found === undefined) return 'nothing';
    const state = disbursement.parse(found);
    expectSame(id, state.id);
    return { about: 'payout', news: { ...payoutOf(state), reference: state.externalId } };
  }

  async #pay({
    account,
    reference,
    amount,
    currency,
    description,
  }: PayoutRequest): Promise<PayoutState> {
    const body = createDisbursement.parse({
      ...{
        ...account,
        externalId: reference,
        currency,
        description,
        callbackUrl: this.#callbackUrl,
      },
      amount: toDecimal(amount, currencyDigits(currency)),
    });
    return payoutAbout(
      reference,
      disbursement.parse(await this.#call('POST', '/tokens/disbursements', body)),
    );
  }

  async #findPayout(reference: string): Promise<PayoutState | undefined> {
    const [found] = z
      .array(disbursement)
      .parse(await this.#call('GET', `/tokens/disbursements?externalId=${reference}`));
    return found && payoutAbout(reference, found);
  }

  #call(method: 'GET' | 'POST', path: string, given?: object): Promise<unknown> {
    const { url, apiKey, patience } = this.#options;
    const headers = { authorization: `Basic ${Buffer.from(`${apiKey}:`).toString('base64')}` };
    return askGateway({
      method,
      url: url + path,
      headers,
      ...(given && { body: JSON.stringify(given) }),
      patience,
    });
  }
}

/** @throws when the amount has fractions of the minor unit */
function minorOf(amount: string, currency: string): bigint {
  const minor = fromDecimal(amount, currencyDigits(currency));
  if (minor === undefined) throw new Error(`${amount} is not a valid amount in ${currency}.`);
  return minor;
}

const stateOf = (found: Invoice): PaymentState => ({
  paymentId: found.id,
  status: states[found.status],
  amount: minorOf(found.amount, found.currency),
  currency: found.currency,
  paidAt: found.paidAt === null ? null : new Date(found.paidAt),
  instructions:
    found.qrString === null
      ? { kind: 'redirect', payUrl: found.invoiceUrl }
      : { kind: 'qr', payload: found.qrString },
});

const payoutOf = ({ id, status, amount, currency }: Disbursement): PayoutState => ({
  payoutId: id,
  status: payoutStates[status],
  amount: minorOf(amount, currency),
  currency,
});

/** @throws when the reply is about another payment than `reference` */
function stateAbout(reference: string, found: Invoice): PaymentState {
  expectSame(reference, found.externalId);
  return stateOf(found);
}

/** @throws when the reply is about another payout than `reference` */
function payoutAbout(reference: string, found: Disbursement): PayoutState {
  expectSame(reference, found.externalId);
  return payoutOf(found);
}

function lineOf({
  id,
  externalId,
  status,
  amount,
  currency,
  at,
}: z.infer<typeof tokenReport>['invoices'][number]): ReportLine {
  if (status === 'pending') throw new Error('The report has a pending line.');
  return {
    reference: externalId,
    id,
    status,
    amount: minorOf(amount, currency),
    currency,
    at: new Date(at),
  };
}
