import { Vault } from '@lantern/signing';
import { DiskFiles } from './adapters/disk-files.ts';
import { Fieldpay } from './adapters/fieldpay.ts';
import { FirebasePhones } from './adapters/firebase-phones.ts';
import { HttpLineSpeed } from './adapters/http-line-speed.ts';
import { IptoasnGeo } from './adapters/iptoasn-geo.ts';
import { openMessages } from './adapters/messages.ts';
import {
  facebook as facebookTraits,
  google as googleTraits,
  OidcSignIn,
} from './adapters/oidc-sign-in.ts';
import { openBeacon } from './adapters/open-beacon.ts';
import { Paygate } from './adapters/paygate.ts';
import { matchPattern } from './adapters/re2-patterns.ts';
import { connectRedis } from './adapters/redis.ts';
import { openResultSources } from './adapters/result-sources.ts';
import { systemClock, systemRandom } from './adapters/system.ts';
import { Tokenpay } from './adapters/tokenpay.ts';
import { vetPattern } from './adapters/vet-pattern.ts';
import type { Config } from './config.ts';
import type { Log } from './contexts.ts';
import { openDatabase, untilStarted } from './db/database.ts';
import { openSearchPool, Searches } from './db/searches.ts';
import { Seal } from './http/seal.ts';
import { BrandDirectory } from './modules/brand/index.ts';
import { refuseBadPatterns } from './modules/registration/index.ts';
import { SecurityRecord } from './modules/security/index.ts';
import { LoginGuard, Sessions } from './modules/session/index.ts';
import { StaffSessions } from './modules/staff/index.ts';
import { countedTransferVendor, countedVendor, VendorHealth } from './modules/vendors/index.ts';
import { openVerification } from './modules/verification/index.ts';
import { openConnected, seamlessVendors, transferVendors } from './open-vendors.ts';
import type { Beacon } from './ports/beacon.ts';
import type { Clock } from './ports/clock.ts';
import type { Geo } from './ports/geo.ts';
import type { LineSpeed } from './ports/line-speed.ts';
import type { MailGateway } from './ports/mail.ts';
import type { PaymentGateway } from './ports/payment.ts';
import type { PhoneVerifier } from './ports/phone-verifier.ts';
import type { Random } from './ports/random.ts';
import type { ResultSource } from './ports/result-source.ts';
import type { SignInProvider } from './ports/sign-in.ts';
import type { SmsGateway } from './ports/sms.ts';
import type { FileStorage } from './ports/storage.ts';
import type { TransferVendor } from './ports/transfer-vendor.ts';
import type { Vendor } from './ports/vendor.ts';
import { proposalKinds } from './proposal-kinds.ts';
import type { Site } from './site.ts';

/** Replacements of the adapters, for tests. */
export interface Outside {
  clock?: Clock;
  random?: Random;
  beacon?: Beacon;
  geo?: Geo;
  lineSpeed?: LineSpeed;
  sms?: SmsGateway;
  mail?: MailGateway;
  phones?: PhoneVerifier;
  signIn?: readonly SignInProvider[];
  files?: FileStorage;
  payments?: readonly PaymentGateway[];
  vendors?: readonly Vendor[];
  transferVendors?: readonly TransferVendor[];
  resultSources?: readonly ResultSource[];
}

/** The composition root: creates the adapters of the ports and the contexts of the modules. */
export async function openSite(
  config: Config,
  log: Log,
  outside: Outside = {},
): Promise<Site & { close(): Promise<void> }> {
  const onError = (error: unknown) =>
    log.error({ event: 'connection_failed', err: error }, 'connection failed');
  const { clock = systemClock, random = systemRandom } = outside;
  const stored = {
    url: config.databaseUrl,
    role: config.databaseRole,
    connections: config.databasePool,
    onError,
  };
  const db = openDatabase(stored);
  const searches = new Searches(db, openSearchPool(stored));
  const redis = connectRedis(config.redisUrl, onError);
  const vault = new Vault(config.keyringSecret, random);
  const messages = openMessages(config, redis, clock);
  const payments = outside.payments ?? gateways(config, clock);
  const vendorHealth = new VendorHealth({ db, clock, onError });
  const security = new SecurityRecord({
    db,
    clock,
    onLost: (count, error) =>
      log.error(
        { event: 'security_events_lost', count, err: error },
        'suspicious calls could not be written down',
      ),
  });
  const brands = new BrandDirectory(db);
  await untilStarted(db);
  await brands.reload();
  await refuseBadPatterns(brands.all(), vetPattern);
  const connected = await openConnected({ db, vault, clock });
  const site: Site & { close(): Promise<void> } = {
    config,
    log,
    clock,
    random,
    db,
    searches,
    redis,
    brands,
    vetPattern,
    matchPattern,
    proposalKinds: proposalKinds(() => site),
    seal: new Seal({ db, redis, clock, random, keyringSecret: config.keyringSecret }),
    sessions: new Sessions({ db, clock, random, onError }),
    staffSessions: new StaffSessions({ db, clock, random, onError }),
    loginGuard: new LoginGuard(redis, random, vault),
    security,
    verification: openVerification({ db, redis, clock, random, vault, log }),
    beacon: outside.beacon ?? openBeacon(config, clock),
    geo: outside.geo ?? new IptoasnGeo(),
    lineSpeed: outside.lineSpeed ?? new HttpLineSpeed(),
    sms: outside.sms ?? messages.sms,
    mail: outside.mail ?? messages.mail,
    phones: outside.phones ?? (config.firebase && new FirebasePhones(config.firebase, clock)),
    signIn: new Map(
      (outside.signIn ?? signInProviders(config)).map((provider) => [provider.code, provider]),
    ),
    files: outside.files ?? new DiskFiles(config.filesDir),
    vault,
    outbox: messages.outbox,
    payments: new Map(payments.map((gateway) => [gateway.code, gateway])),
    resultSources: outside.resultSources ?? openResultSources(config, redis),
    vendors: new Map(
      [...(outside.vendors ?? seamlessVendors(config, clock)), ...connected.vendors].map(
        (vendor) => [vendor.code, countedVendor(vendor, vendorHealth)],
      ),
    ),
    vendorHealth,
    transferVendors: new Map(
      [
        ...(outside.transferVendors ?? transferVendors(config, clock)),
        ...connected.transferVendors,
      ].map((vendor) => [vendor.code, countedTransferVendor(vendor, vendorHealth)]),
    ),
    async close() {
      await Promise.all([security.flush(), vendorHealth.flush()]);
      redis.disconnect();
      await searches.close();
      await db.close();
    },
  };
  return site;
}

const gateways = ({ paygate, fieldpay, tokenpay }: Config, clock: Clock): PaymentGateway[] => {
  const { webhookBaseUrl } = paygate;
  return [
    new Paygate({ ...paygate, clock }),
    ...(fieldpay ? [new Fieldpay({ ...fieldpay, webhookBaseUrl, clock })] : []),
    ...(tokenpay ? [new Tokenpay({ ...tokenpay, webhookBaseUrl })] : []),
  ];
};

const signInProviders = ({ google, facebook }: Config): SignInProvider[] => [
  ...(google ? [new OidcSignIn(googleTraits, google)] : []),
  ...(facebook ? [new OidcSignIn(facebookTraits, facebook)] : []),
];
