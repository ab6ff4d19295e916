import type { PaymentEvent } from '@lantern/contracts/payment-gateway';
import { sign } from '@lantern/signing';
import type { FastifyBaseLogger } from 'fastify';
import type { PaymentBook } from '../payments/payment-book.ts';

export interface CourierOptions {
  readonly secret: string;
  readonly retryDelayMs: number;
  readonly book: PaymentBook;
  readonly log: FastifyBaseLogger;
}

const attempts = 8;
const longestDelayMs = 60_000;
const answerWithinMs = 5000;

/** Takes events to the site, signed, until it has answered with a status of 2xx. */
export class Courier {
  readonly #options: CourierOptions;
  readonly #closing = new AbortController();
  readonly #timers = new Set<NodeJS.Timeout>();

  constructor(options: CourierOptions) {
    this.#options = options;
  }

  /** Sends an event. Resolves after the first attempt; the others follow by themselves, up to a bound. */
  async send(webhookUrl: string, event: PaymentEvent): Promise<void> {
    await this.#attempt(webhookUrl, event, 1);
  }

  /** Sends an event once with a signature that is wrong. */
  async forge(webhookUrl: string, event: PaymentEvent): Promise<void> {
    await this.#deliver(webhookUrl, event, true);
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

  async #attempt(webhookUrl: string, event: PaymentEvent, count: number): Promise<void> {
    const answer = await this.#deliver(webhookUrl, event, false);
    const accepted = answer !== undefined && answer >= 200 && answer < 300;
    if (accepted || this.#closing.signal.aborted) return;
    if (count >= attempts) return this.#options.log.error({ eventId: event.eventId, answer }, 'a webhook was given up');
    const delayMs = Math.min(longestDelayMs, this.#options.retryDelayMs * 2 ** (count - 1));
    this.later(() => this.#attempt(webhookUrl, event, count + 1), delayMs);
  }

  /** One attempt; gives the status of the answer. */
  async #deliver(webhookUrl: string, event: PaymentEvent, forged: boolean): Promise<number | undefined> {
    const { secret, book, log } = this.#options;
    const { pathname, search } = new URL(webhookUrl);
    const body = JSON.stringify(event);
    const key = forged ? `not ${secret}` : secret;
    const headers = { ...sign(key, { method: 'POST', path: pathname + search, body }, Date.now()) };
    const answer = await this.#post(webhookUrl, body, headers);
    const { eventId, paymentId, status } = event;
    book.note(paymentId, { eventId, status, forged, answer });
    log.info({ eventId, paymentId, status, forged, answer }, 'webhook');
    return answer;
  }

  async #post(url: string, body: string, headers: Record<string, string>): Promise<number | undefined> {
    const signal = AbortSignal.any([this.#closing.signal, AbortSignal.timeout(answerWithinMs)]);
    try {
      const type = { 'content-type': 'application/json' };
      const reply = await fetch(url, {
        method: 'POST',
        body,
        headers: { ...headers, ...type },
        redirect: 'error',
        signal,
      });
      await reply.arrayBuffer();
      return reply.status;
    } catch {
      return undefined;
    }
  }
}
