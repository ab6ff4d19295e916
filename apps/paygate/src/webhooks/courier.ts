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

/** One try; gives whether the site has understood. */
type Delivery = () => Promise<boolean>;

/**
 * Takes events to the site, in the protocol that it was asked in, until the site has understood.
 */
export class Courier {
  readonly #options: CourierOptions;
  readonly #closing = new AbortController();
  readonly #timers = new Set<NodeJS.Timeout>();

  constructor(options: CourierOptions) {
    this.#options = options;
  }

  /**
   * Tells of a payment. Resolves after the first attempt; the others follow by themselves, up to a
   * bound.
   */
  async send(payment: Payment, event: PaymentEvent): Promise<void> {
    await this.#attempt(event.eventId, () => this.#tell(payment, event, false), 1);
  }

  /** Tells of a payment once, with a signature that is wrong. */
  async forge(payment: Payment, event: PaymentEvent): Promise<void> {
    await this.#tell(payment, event, true);
  }

  /** Tells of a payout. Resolves as `send` does. */
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
      return answer !== undefined && spoken.isTaken(answer.status, answer.text);
    };
    await this.#attempt(event.eventId, deliver, 1);
  }

  /** Runs something later, unless the courier has been closed by then. */
  later(work: () => Promise<void>, delayMs: number): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      work().catch((error) => this.#options.log.error({ err: error }, 'a delayed event failed'));
    }, delayMs);
    this.#timers.add(timer);
  }

  /** Gives up everything that is still to be sent. */
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
    if (count >= attempts) return this.#options.log.error({ eventId }, 'a webhook was given up');
    const delayMs = Math.min(longestDelayMs, this.#options.retryDelayMs * 2 ** (count - 1));
    this.later(() => this.#attempt(eventId, deliver, count + 1), delayMs);
  }

  async #tell(
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
    return answer !== undefined && dialect.isTaken(answer.status, answer.text);
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
