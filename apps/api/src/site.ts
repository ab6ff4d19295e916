import type { Redis } from 'ioredis';
import type { Outbox } from './adapters/outbox.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import type { Seal } from './http/seal.ts';
import type { BrandDirectory } from './modules/brand/index.ts';
import type { SecurityRecord } from './modules/security/index.ts';
import type { LoginGuard, Sessions } from './modules/session/index.ts';
import type { StaffSessions } from './modules/staff/index.ts';
import type { Verification } from './modules/verification/index.ts';
import type { Clock } from './ports/clock.ts';
import type { Geo } from './ports/geo.ts';
import type { LineSpeed } from './ports/line-speed.ts';
import type { MailGateway } from './ports/mail.ts';
import type { PatternVetter } from './ports/patterns.ts';
import type { PaymentGateway } from './ports/payment.ts';
import type { PhoneVerifier } from './ports/phone-verifier.ts';
import type { Random } from './ports/random.ts';
import type { SignInProvider } from './ports/sign-in.ts';
import type { SmsGateway } from './ports/sms.ts';
import type { FileStorage } from './ports/storage.ts';
import type { TransferVendor } from './ports/transfer-vendor.ts';
import type { Vendor } from './ports/vendor.ts';
import type { Vault } from './vault.ts';

/** Where what happens is written down: structured, one line an event. */
export interface Log {
  info(detail: object, message: string): void;
  warn(detail: object, message: string): void;
  error(detail: object, message: string): void;
}

/** All that a part of the site may need, put together in open-site.ts. */
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
  staffSessions: StaffSessions;
  /** Slows the guessing of passwords. */
  loginGuard: LoginGuard;
  security: SecurityRecord;
  verification: Verification;
  /** Judges an expression of a brand before it is used. */
  vetPattern: PatternVetter;
  geo: Geo;
  lineSpeed: LineSpeed;
  sms: SmsGateway;
  mail: MailGateway;
  /** The external service that verifies phones; undefined where none is configured. */
  phones: PhoneVerifier | undefined;
  /** The sign-in providers that are configured, by their codes. */
  signIn: ReadonlyMap<string, SignInProvider>;
  files: FileStorage;
  /** Locks and opens what the database may hold but must not show. */
  vault: Vault;
  /** Development's list of sent messages; absent where messages really go out. */
  outbox: Outbox | undefined;
  payments: ReadonlyMap<string, PaymentGateway>;
  /** Vendors that ask this site for each stake. */
  vendors: ReadonlyMap<string, Vendor>;
  /** Vendors that keep wallets of their own. */
  transferVendors: ReadonlyMap<string, TransferVendor>;
}
