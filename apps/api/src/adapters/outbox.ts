import type { Redis } from 'ioredis';
import type { Clock } from '../ports/clock.ts';
import type { MailGateway, MailMessage } from '../ports/mail.ts';
import type { SmsGateway, SmsMessage } from '../ports/sms.ts';

export interface OutboxMessage {
  channel: 'sms' | 'mail';
  to: string;
  /** Null for an SMS. */
  subject: string | null;
  text: string;
  sentAt: string;
}

const kept = 200;
const keyOf = (brandId: string) => `dev:outbox:${brandId}`;

/** SMS and mail in development: messages are only listed at `/dev/outbox`. */
export class Outbox implements SmsGateway, MailGateway {
  readonly #redis: Redis;
  readonly #clock: Clock;

  constructor(redis: Redis, clock: Clock) {
    this.#redis = redis;
    this.#clock = clock;
  }

  async send(message: SmsMessage | MailMessage): Promise<void> {
    const subject = 'subject' in message ? message.subject : null;
    const entry: OutboxMessage = {
      channel: subject === null ? 'sms' : 'mail',
      to: message.to,
      subject,
      text: message.text,
      sentAt: this.#clock.now().toISOString(),
    };
    await this.#redis.lpush(keyOf(message.brandId), JSON.stringify(entry));
    await this.#redis.ltrim(keyOf(message.brandId), 0, kept - 1);
  }

  /** The messages of a brand, newest first. */
  async list(brandId: string): Promise<OutboxMessage[]> {
    const entries = await this.#redis.lrange(keyOf(brandId), 0, kept - 1);
    return entries.map((entry) => JSON.parse(entry) as OutboxMessage);
  }
}
