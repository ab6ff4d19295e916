import { randomBytes } from 'node:crypto';
import { fieldReport, fieldState, type Ipn, ipn } from '@lantern/contracts/field-gateway';
import { currencyDigits } from '@lantern/rules';
import { type Fields, signFields, verifyFields } from '@lantern/signing';
import type { Clock } from '../ports/clock.ts';
import type {
  GatewayNews,
  GatewayReport,
  PaymentGateway,
  PaymentNews,
  PaymentRequest,
  PaymentState,
  ReportLine,
  SignedMessage,
} from '../ports/payment.ts';
import { fromHundredths, fromMoment, toHundredths, toMoment } from './field-values.ts';
import { askGateway, expectSame } from './gateway-http.ts';

export interface FieldpayOptions {
  url: string;
  /** The gateway's address for the payer's browser. */
  publicUrl: string;
  /** Our merchant id at the gateway. */
  merchant: string;
  secret: string;
  /** This site's address for the gateway. */
  webhookBaseUrl: string;
  clock: Clock;
  /** Milliseconds. */
  patience?: number;
}

const endings = { '00': 'paid', '11': 'expired', '24': 'failed' } as const satisfies Record<
  Ipn['responseCode'],
  PaymentNews['status']
>;
const states = { '00': 'paid', '01': 'pending', '02': 'failed', '03': 'expired' } as const;

/** The fields of a query string; undefined if a field is repeated. */
function fieldsOf(path: string): Fields | undefined {
  const pairs = [...new URL(path, 'http://site').searchParams];
  return new Set(pairs.map(([name]) => name)).size === pairs.length
    ? Object.fromEntries(pairs)
    : undefined;
}

/**
 * The gateway of the second protocol: sorted fields signed by HMAC-SHA512. A payment begins when
 * the payer's browser opens the signed address of the gateway's page, without a request before.
 */
export class Fieldpay implements PaymentGateway {
  readonly code = 'fieldpay';
  readonly #options: FieldpayOptions;

  constructor(options: FieldpayOptions) {
    this.#options = options;
  }

  async create(request: PaymentRequest): Promise<PaymentState> {
    if (request.kind !== 'redirect')
      throw new Error(`This gateway accepts no payment by ${request.kind}.`);
    const { publicUrl, merchant, secret, webhookBaseUrl } = this.#options;
    const { reference, amount, currency, description, returnUrl, createdAt, expiresAt } = request;
    const fields = signFields(secret, {
      ...{ merchant, reference, currency, description, returnUrl },
      amount: toHundredths(amount, currency),
      ipnUrl: `${webhookBaseUrl}/pay/${this.code}/ipn`,
      createDate: toMoment(createdAt),
      expireDate: toMoment(expiresAt),
    });
    const payUrl = `${publicUrl}/fields/pay?${new URLSearchParams(fields)}`;
    const instructions = { kind: 'redirect' as const, payUrl };
    return { paymentId: null, status: 'pending', amount, currency, paidAt: null, instructions };
  }

  async find(reference: string): Promise<PaymentState | undefined> {
    const found = fieldState.parse(await this.#ask('/fields/query', { reference }));
    const { transactionStatus: status, transactionNo, amount, currency, payDate } = found;
    if (found.responseCode === '91') return undefined;
    expectSame(reference, found.reference ?? '');
    if (!status || !transactionNo || !amount || !currency)
      throw new Error('The payment gateway did not return the status of a payment.');
    const minor = minorOf(amount, currency);
    return {
      paymentId: transactionNo,
      status: states[status],
      amount: minor,
      currency,
      paidAt: status === '00' && payDate ? fromMoment(payDate) : null,
      instructions: null,
    };
  }

  judge({ path }: SignedMessage): 'valid' | 'bad_signature' {
    const fields = fieldsOf(path);
    return fields && verifyFields(this.#options.secret, fields) ? 'valid' : 'bad_signature';
  }

  /** A notification has no id and no time; a repeat is recognised by its equal content. */
  async read({ path }: SignedMessage): Promise<GatewayNews | 'unreadable'> {
    const told = ipn.safeParse(fieldsOf(path));
    if (!told.success || told.data.merchant !== this.#options.merchant) return 'unreadable';
    const { reference, transactionNo, amount, currency, responseCode, payDate } = told.data;
    const minor = fromHundredths(amount, currency);
    const occurredAt = fromMoment(payDate);
    if (minor === undefined || Number.isNaN(occurredAt.getTime())) return 'unreadable';
    const eventId = `${transactionNo}-${responseCode}`;
    const rest = { status: endings[responseCode], amount: minor, currency, occurredAt };
    return { about: 'payment', news: { eventId, paymentId: transactionNo, reference, ...rest } };
  }

  async report(day: string): Promise<GatewayReport> {
    const { lines } = fieldReport.parse(
      await this.#ask('/fields/report', { day: day.replaceAll('-', '') }),
    );
    return { payments: lines.split('\n').filter(Boolean).map(lineOf), payouts: [] };
  }

  /** Accepts a reply only if it is signed and belongs to this request. */
  async #ask(path: string, question: Fields): Promise<unknown> {
    const { url, merchant, secret, clock, patience } = this.#options;
    const requestId = randomBytes(12).toString('hex').toUpperCase();
    const createDate = toMoment(clock.now());
    const body = JSON.stringify(
      signFields(secret, { requestId, merchant, createDate, ...question }),
    );
    const answer = await askGateway({ method: 'POST', url: url + path, body, patience });
    const fields = answer as Fields | undefined;
    if (!fields || fields.requestId !== requestId || !verifyFields(secret, fields))
      throw new Error('The reply of the payment gateway is not signed.');
    return fields;
  }
}

function minorOf(hundredths: string, currency: string): bigint {
  const minor = fromHundredths(hundredths, currency);
  if (minor === undefined)
    throw new Error(`${hundredths} hundredths are not a valid amount in ${currency}.`);
  return minor;
}

function lineOf(line: string): ReportLine {
  const [reference = '', id = '', code = '', amount = '', currency = '', date = ''] =
    line.split(',');
  const status = endings[code as Ipn['responseCode']];
  if (!status) throw new Error(`The report has an invalid line: ${line}`);
  // An unknown currency is an error of the report.
  currencyDigits(currency);
  return {
    reference,
    id,
    status,
    amount: minorOf(amount, currency),
    currency,
    at: fromMoment(date),
  };
}
