import { createServer, type Server } from 'node:http';
import {
  createPaymentRequest,
  createPayoutRequest,
  type Payment,
  type Payout,
} from '@lantern/contracts/payment-gateway';

/** The planned end of a payout. */
export interface PayoutPlan {
  readonly status: 'paid' | 'failed';
  /** The payout ends only with its webhook; otherwise the site has to ask. */
  readonly sendsWebhook: boolean;
}

/** A payment gateway that answers requests; the callers send its webhooks. */
export class Payments {
  readonly port: number;
  readonly #payments = new Map<string, Payment>();
  readonly #payouts = new Map<string, Payout>();
  readonly #plans = new Map<string, PayoutPlan>();
  readonly #server: Server;

  private constructor(port: number) {
    this.port = port;
    this.#server = createServer((request, response) => {
      let body = '';
      request.setEncoding('utf8').on('data', (piece: string) => {
        body += piece;
      });
      request.on('end', () => {
        const value = this.#answer(request.method ?? '', request.url ?? '', body);
        response.writeHead(value ? 200 : 404, { 'content-type': 'application/json' });
        response.end(JSON.stringify(value ? { success: true, value } : { success: false }));
      });
    });
  }

  static async open(port: number): Promise<Payments> {
    const payments = new Payments(port);
    await new Promise<void>((resolve) => payments.#server.listen(port, '127.0.0.1', resolve));
    return payments;
  }

  #answer(method: string, url: string, body: string): Payment | Payout | undefined {
    const reference = url.split('/').at(-1) ?? '';
    if (url.startsWith('/v1/payouts'))
      return method === 'POST' ? this.#payOut(body) : this.#payouts.get(reference);
    return method === 'POST' ? this.#create(body) : this.#payments.get(reference);
  }

  #create(body: string): Payment {
    const { reference, amount, currency } = createPaymentRequest.parse(JSON.parse(body));
    const known = this.#payments.get(reference) ?? {
      ...{ paymentId: `pay-${reference}`, reference, amount, currency },
      ...{ status: 'pending' as const, paidAt: null, payUrl: 'http://127.0.0.1/pay' },
    };
    this.#payments.set(reference, known);
    return known;
  }

  #payOut(body: string): Payout {
    const { reference, amount, currency } = createPayoutRequest.parse(JSON.parse(body));
    const plan = this.#plans.get(reference);
    const status = plan && !plan.sendsWebhook ? plan.status : 'pending';
    const known = this.#payouts.get(reference) ?? {
      payoutId: `out-${reference}`,
      reference,
      amount,
      currency,
      status,
    };
    this.#payouts.set(reference, known);
    return known;
  }

  /** Marks a payment as paid. */
  pay(reference: string): Payment {
    const known = this.#payments.get(reference);
    if (!known) throw new Error(`The payment ${reference} was not requested.`);
    const paid: Payment = {
      ...known,
      status: 'paid',
      paidAt: known.paidAt ?? new Date().toISOString(),
    };
    this.#payments.set(reference, paid);
    return paid;
  }

  /** Plans the end of a payout before the site requests it. */
  plan(reference: string, plan: PayoutPlan): void {
    this.#plans.set(reference, plan);
  }

  isAsked(reference: string): boolean {
    return this.#payouts.has(reference);
  }

  /** Ends a payout as planned. */
  end(reference: string): Payout {
    const known = this.#payouts.get(reference);
    const plan = this.#plans.get(reference);
    if (!known || !plan) throw new Error(`The payout ${reference} was not requested.`);
    const ended: Payout = { ...known, status: plan.status };
    this.#payouts.set(reference, ended);
    return ended;
  }

  /** Paid deposits minus paid payouts, in minor units. */
  get held(): bigint {
    const sum = (all: Iterable<Payment | Payout>) =>
      [...all]
        .filter(({ status }) => status === 'paid')
        .reduce((total, { amount }) => total + BigInt(amount), 0n);
    return sum(this.#payments.values()) - sum(this.#payouts.values());
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}
