import type { PatternMatcher } from '@lantern/rules';
import type { Vault } from '@lantern/signing';
import type { Redis } from 'ioredis';
import type { Outbox } from './adapters/outbox.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import type { Searches } from './db/searches.ts';
import type { Seal } from './http/seal.ts';
import type { BrandDirectory } from './modules/brand/index.ts';
import type { SecurityRecord } from './modules/security/index.ts';
import type { LoginGuard, Sessions } from './modules/session/index.ts';
import type { StaffSessions } from './modules/staff/index.ts';
import type { VendorHealth } from './modules/vendors/index.ts';
import type { Verification } from './modules/verification/index.ts';
import type { Beacon } from './ports/beacon.ts';
import type { Clock } from './ports/clock.ts';
import type { Geo } from './ports/geo.ts';
import type { LineSpeed } from './ports/line-speed.ts';
import type { MailGateway } from './ports/mail.ts';
import type { PatternVetter } from './ports/patterns.ts';
import type { PaymentGateway } from './ports/payment.ts';
import type { PhoneVerifier } from './ports/phone-verifier.ts';
import type { Random } from './ports/random.ts';
import type { ResultSource } from './ports/result-source.ts';
import type { SignInProvider } from './ports/sign-in.ts';
import type { SmsGateway } from './ports/sms.ts';
import type { FileStorage } from './ports/storage.ts';
import type { TransferVendor } from './ports/transfer-vendor.ts';
import type { Vendor } from './ports/vendor.ts';
import type { ProposalKinds } from './proposal-kinds.ts';

/**
 * The parts of the site. A use case names those it needs, a module joins its own under one name
 * (`modules/deposit/context.ts`), and only the composition root knows all.
 */

export interface Data {
  db: Database;
  clock: Clock;
  random: Random;
}

/** Runs searches beside the other work of the database. */
export interface Searching {
  searches: Searches;
}

/** Structured, one line per event. */
export interface Log {
  info(detail: object, message: string): void;
  warn(detail: object, message: string): void;
  error(detail: object, message: string): void;
}
export interface Logged {
  log: Log;
}

/** Holds only what may be lost: counters, codes, nonces. */
export interface Cached {
  redis: Redis;
}

/** Encrypts secrets at rest. */
export interface Secrets {
  vault: Vault;
}

export interface Configured {
  config: Config;
}

export interface Brands {
  brands: BrandDirectory;
}

export interface Messaging {
  sms: SmsGateway;
  mail: MailGateway;
  /** The list of sent messages in development; undefined where messages are really sent. */
  outbox: Outbox | undefined;
}

export interface Logins {
  sessions: Sessions;
  /** Limits wrong passwords. */
  loginGuard: LoginGuard;
}

export interface StaffLogins {
  staffSessions: StaffSessions;
}

/** Records security events. */
export interface Watched {
  security: SecurityRecord;
}

export interface Verifying {
  verification: Verification;
  /** The external service that verifies phones; undefined if none is configured. */
  phones: PhoneVerifier | undefined;
}

/** The configured sign-in providers, by code. */
export interface SigningIn {
  signIn: ReadonlyMap<string, SignInProvider>;
}

export interface Patterns {
  /** Checks a brand's regular expression before it is used. */
  vetPattern: PatternVetter;
  matchPattern: PatternMatcher;
}

/** How the modules handle decided proposals. */
export interface Approvals {
  proposalKinds: ProposalKinds;
}

export interface Payments {
  payments: ReadonlyMap<string, PaymentGateway>;
}

export interface Vendors {
  /** Vendors in seamless mode, by code. */
  vendors: ReadonlyMap<string, Vendor>;
  /** Vendors in transfer mode, by code. */
  transferVendors: ReadonlyMap<string, TransferVendor>;
}

export interface Results {
  /** Who reports the results of Vietnamese draws; with fewer than two no such draw opens. */
  resultSources: readonly ResultSource[];
}

/** Counts the calls between vendors and the site. */
export interface VendorsCounted {
  vendorHealth: VendorHealth;
}

/** Public randomness for own draws. */
export interface Randomness {
  beacon: Beacon;
}

export interface Files {
  files: FileStorage;
}

export interface Places {
  geo: Geo;
  lineSpeed: LineSpeed;
}

export interface Sealed {
  seal: Seal;
}
