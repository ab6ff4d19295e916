import type { Redis } from 'ioredis';
import type { Clock } from '../ports/clock.ts';
import type { SmsGateway } from '../ports/sms.ts';

export interface OutboxMessage {
  channel: 'sms' | 'mail';
  to: string;
  text: string;
  sentAt: string;
}

const kept = 200;
const keyOf = (brandId: string) => `dev:outbox:${brandId}`;

/** Development's SMS gateway: messages go nowhere but into a list that `/dev/outbox` shows. */
export class OutboxSms implements SmsGateway {
  readonly #redis: Redis;
  readonly #clock: Clock;

  constructor(redis: Redis, clock: Clock) {
    this.#redis = redis;
    this.#clock = clock;
  }

  async send(message: { brandId: string; to: string; text: string }): Promise<void> {
    const entry: OutboxMessage = {
      channel: 'sms',
      to: message.to,
      text: message.text,
      sentAt: this.#clock.now().toISOString(),
    };
    await this.#redis.lpush(keyOf(message.brandId), JSON.stringify(entry));
    await this.#redis.ltrim(keyOf(message.brandId), 0, kept - 1);
  }

  /** Everything that was sent for a brand, the newest first. */
  async list(brandId: string): Promise<OutboxMessage[]> {
    const entries = await this.#redis.lrange(keyOf(brandId), 0, kept - 1);
    return entries.map((entry) => JSON.parse(entry) as OutboxMessage);
  }
}
