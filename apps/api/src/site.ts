import type { Redis } from 'ioredis';
import type { OutboxSms } from './adapters/outbox-sms.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import type { Seal } from './http/seal.ts';
import type { BrandDirectory } from './modules/brand/index.ts';
import type { SecurityRecord } from './modules/security/index.ts';
import type { Sessions } from './modules/session/index.ts';
import type { Verification } from './modules/verification/index.ts';
import type { Clock } from './ports/clock.ts';
import type { PaymentGateway } from './ports/payment.ts';
import type { Random } from './ports/random.ts';
import type { SmsGateway } from './ports/sms.ts';
import type { Vendor } from './ports/vendor.ts';

/** Where what happens is written down: structured, one line an event. */
export interface Log {
  info(detail: object, message: string): void;
  warn(detail: object, message: string): void;
  error(detail: object, message: string): void;
}

/** All that a part of the site may need, put together in app.ts. */
export interface Site {
  config: Config;
  log: Log;
  clock: Clock;
  random: Random;
  db: Database;
  redis: Redis;
  brands: BrandDirectory;
  seal: Seal;
  sessions: Sessions;
  security: SecurityRecord;
  verification: Verification;
  sms: SmsGateway;
  /** Development's list of sent messages; absent where messages really go out. */
  outbox: OutboxSms | undefined;
  payments: ReadonlyMap<string, PaymentGateway>;
  vendors: ReadonlyMap<string, Vendor>;
}
