import type { PaymentEvent, PayoutEvent } from '@lantern/contracts/payment-gateway';
import type { FastifyBaseLogger } from 'fastify';
import type { Dialect, Letter } from '../dialects/dialect.ts';
import type { DialectCode, Payment } from '../payments/payment.ts';
import type { PaymentBook } from '../payments/payment-book.ts';

export interface CourierOptions {
  /** The protocols that this gateway speaks. */
  readonly dialects: Readonly<Partial<Record<DialectCode, Dialect>>>;
  readonly retryDelayMs: number;
  readonly book: PaymentBook;
  readonly log: FastifyBaseLogger;
}

const attempts = 8;
const longestDelayMs = 60_000;
const answerWithinMs = 5000;

/** One attempt; true when the site has accepted the event. */
type Delivery = () => Promise<boolean>;

/** Sends events to the site, in the protocol of the payment, until the site accepts them. */
export class Courier {
  readonly #options: CourierOptions;
  readonly #closing = new AbortController();
  readonly #timers = new Set<NodeJS.Timeout>();

  constructor(options: CourierOptions) {
    this.#options = options;
  }

  /** Sends an event of a payment. Resolves after the first attempt; retries follow. */
  async send(payment: Payment, event: PaymentEvent): Promise<void> {
    await this.#attempt(event.eventId, () => this.#deliver(payment, event, false), 1);
  }

  /** Sends an event once, with a wrong signature. */
  async forge(payment: Payment, event: PaymentEvent): Promise<void> {
    await this.#deliver(payment, event, true);
  }

  /** Sends an event of a payout. Resolves like `send`. */
  async sendPayout(dialect: DialectCode, webhookUrl: string, event: PayoutEvent): Promise<void> {
    const spoken = this.#dialect(dialect);
    const letter = () => spoken.writePayout?.(webhookUrl, event);
    const deliver = async () => {
      const written = letter();
      const answer = written && (await this.#post(written));
      this.#options.log.info(
        { eventId: event.eventId, status: event.status, answer: answer?.status },
        'payout webhook',
      );
      return answer !== undefined && spoken.isAccepted(answer.status, answer.text);
    };
    await this.#attempt(event.eventId, deliver, 1);
  }

  /** Runs work later, unless the courier is closed by then. */
  later(work: () => Promise<void>, delayMs: number): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      work().catch((error) => this.#options.log.error({ err: error }, 'a delayed event failed'));
    }, delayMs);
    this.#timers.add(timer);
  }

  /** Drops all pending events. */
  close(): void {
    this.#closing.abort();
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
  }

  #dialect(code: DialectCode): Dialect {
    const dialect = this.#options.dialects[code];
    if (!dialect) throw new Error(`This gateway does not speak ${code}.`);
    return dialect;
  }

  async #attempt(eventId: string, deliver: Delivery, count: number): Promise<void> {
    if ((await deliver()) || this.#closing.signal.aborted) return;
    if (count >= attempts) return this.#options.log.error({ eventId }, 'gave up on a webhook');
    const delayMs = Math.min(longestDelayMs, this.#options.retryDelayMs * 2 ** (count - 1));
    this.later(() => this.#attempt(eventId, deliver, count + 1), delayMs);
  }

  async #deliver(
    { paymentId, request }: Payment,
    event: PaymentEvent,
    forged: boolean,
  ): Promise<boolean> {
    const dialect = this.#dialect(request.dialect);
    const answer = await this.#post(dialect.write(request, event, forged));
    const { eventId, status } = event;
    this.#options.book.note(paymentId, { eventId, status, forged, answer: answer?.status });
    this.#options.log.info(
      { eventId, paymentId, status, forged, answer: answer?.status },
      'webhook',
    );
    return answer !== undefined && dialect.isAccepted(answer.status, answer.text);
  }

  async #post({
    method,
    url,
    headers,
    body,
  }: Letter): Promise<{ status: number; text: string } | undefined> {
    const signal = AbortSignal.any([this.#closing.signal, AbortSignal.timeout(answerWithinMs)]);
    try {
      const reply = await fetch(url, {
        method,
        headers,
        ...(body && { body }),
        redirect: 'error',
        signal,
      });
      return { status: reply.status, text: await reply.text() };
    } catch {
      return undefined;
    }
  }
}
