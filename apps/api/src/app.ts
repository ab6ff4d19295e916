import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';
import { Bgs } from './adapters/bgs.ts';
import { DiskFiles } from './adapters/disk-files.ts';
import { FirebasePhones } from './adapters/firebase-phones.ts';
import { openMessages } from './adapters/messages.ts';
import { facebook as facebookTraits, google as googleTraits, OidcSignIn } from './adapters/oidc-sign-in.ts';
import { Paygate } from './adapters/paygate.ts';
import { matchPattern } from './adapters/re2-patterns.ts';
import { connectRedis } from './adapters/redis.ts';
import { systemClock, systemRandom } from './adapters/system.ts';
import { vetPattern } from './adapters/vet-pattern.ts';
import type { Config } from './config.ts';
import { openDatabase } from './db/database.ts';
import { watchClosing } from './http/closing.ts';
import { docsRoutes } from './http/docs.ts';
import { healthRoutes } from './http/health.ts';
import { Mount } from './http/mount.ts';
import { pageRoutes } from './http/pages.ts';
import { Seal } from './http/seal.ts';
import { createServer } from './http/server.ts';
import { socketRoute } from './http/socket.ts';
import { watchRoutes } from './http/stray-routes.ts';
import { openUploads } from './http/uploads.ts';
import { authenticatorRoutes } from './modules/authenticator/authenticator.routes.ts';
import { bankAccountRoutes } from './modules/bank-account/bank-account.routes.ts';
import { brandRoutes } from './modules/brand/brand.routes.ts';
import { BrandDirectory } from './modules/brand/index.ts';
import { depositRoutes } from './modules/deposit/deposit.routes.ts';
import { gamesRoutes } from './modules/games/games.routes.ts';
import { invitationRoutes } from './modules/invitation/invitation.routes.ts';
import { LiveHub } from './modules/live/index.ts';
import { fileRoutes } from './modules/media/files.routes.ts';
import { mediaRoutes } from './modules/media/media.routes.ts';
import { memberRoutes } from './modules/member/member.routes.ts';
import { passwordRoutes } from './modules/password/password.routes.ts';
import { paymentPasswordRoutes } from './modules/payment-password/payment-password.routes.ts';
import { playRoutes, vendorRoutes } from './modules/play/play.routes.ts';
import { bindingRoutes } from './modules/profile/binding.routes.ts';
import { profileRoutes } from './modules/profile/profile.routes.ts';
import { promotionRoutes } from './modules/promotion/promotion.routes.ts';
import { refuseBadPatterns } from './modules/registration/index.ts';
import { registrationRoutes } from './modules/registration/registration.routes.ts';
import { SecurityRecord } from './modules/security/index.ts';
import { LoginGuard, Sessions } from './modules/session/index.ts';
import { sessionRoutes } from './modules/session/session.routes.ts';
import { socialRoutes } from './modules/social/social.routes.ts';
import { openVerification } from './modules/verification/index.ts';
import { verificationRoutes } from './modules/verification/verification.routes.ts';
import { verifyLoginRoutes } from './modules/verify-login/verify-login.routes.ts';
import { walletRoutes } from './modules/wallet/wallet.routes.ts';
import type { Clock } from './ports/clock.ts';
import type { MailGateway } from './ports/mail.ts';
import type { PaymentGateway } from './ports/payment.ts';
import type { PhoneVerifier } from './ports/phone-verifier.ts';
import type { Random } from './ports/random.ts';
import type { SignInProvider } from './ports/sign-in.ts';
import type { SmsGateway } from './ports/sms.ts';
import type { FileStorage } from './ports/storage.ts';
import type { Vendor } from './ports/vendor.ts';
import type { Log, Site } from './site.ts';
import { Vault } from './vault.ts';

/** What a test may put in the place of the outside world. */
export interface Outside {
  clock?: Clock;
  random?: Random;
  sms?: SmsGateway;
  mail?: MailGateway;
  phones?: PhoneVerifier;
  signIn?: readonly SignInProvider[];
  files?: FileStorage;
  payments?: readonly PaymentGateway[];
  vendors?: readonly Vendor[];
}

const builtSite = path.join(import.meta.dirname, '..', '..', 'web', 'dist');
const version = '0.1.0';
const brandsEvery = 10_000;

/** Puts the site together: the adapters for its ports, and what the modules stand on. */
export async function openSite(
  config: Config,
  log: Log,
  outside: Outside = {},
): Promise<Site & { close(): Promise<void> }> {
  const onError = (error: unknown) => log.error({ event: 'connection_failed', err: error }, 'a connection has trouble');
  const { clock = systemClock, random = systemRandom } = outside;
  const db = openDatabase({
    url: config.databaseUrl,
    role: config.databaseRole,
    connections: config.databasePool,
    onError,
  });
  const redis = connectRedis(config.redisUrl, onError);
  const vault = new Vault(config.keyringSecret, random);
  const messages = openMessages(config, redis, clock);
  const payments = outside.payments ?? [new Paygate({ ...config.paygate, clock })];
  const vendors = outside.vendors ?? [new Bgs({ ...config.bgs, clock })];
  const security = new SecurityRecord({
    db,
    clock,
    onLost: (count, error) =>
      log.error({ event: 'security_events_lost', count, err: error }, 'suspicious calls could not be written down'),
  });
  const brands = new BrandDirectory(db);
  await brands.reload();
  await refuseBadPatterns(brands.all(), vetPattern);
  return {
    config,
    log,
    clock,
    random,
    db,
    redis,
    brands,
    vetPattern,
    seal: new Seal({ db, redis, clock, random, keyringSecret: config.keyringSecret }),
    sessions: new Sessions({ db, clock, random, onError }),
    loginGuard: new LoginGuard(redis, random, config.keyringSecret),
    security,
    verification: openVerification({ db, redis, clock, random, vault, log, secret: config.keyringSecret }),
    sms: outside.sms ?? messages.sms,
    mail: outside.mail ?? messages.mail,
    phones: outside.phones ?? (config.firebase && new FirebasePhones(config.firebase, clock)),
    signIn: new Map((outside.signIn ?? signInProviders(config)).map((provider) => [provider.code, provider])),
    files: outside.files ?? new DiskFiles(config.filesDir),
    vault,
    outbox: messages.outbox,
    payments: new Map(payments.map((gateway) => [gateway.code, gateway])),
    vendors: new Map(vendors.map((vendor) => [vendor.code, vendor])),
    async close() {
      await security.flush();
      redis.disconnect();
      await db.close();
    },
  };
}

const signInProviders = ({ google, facebook }: Config): SignInProvider[] => [
  ...(google ? [new OidcSignIn(googleTraits, google)] : []),
  ...(facebook ? [new OidcSignIn(facebookTraits, facebook)] : []),
];

/**
 * The web role: every call, the pages (built into `webRoot`) and the socket.
 * @param prepare may add to the server before anything is mounted
 */
export async function buildApp(
  site: Site,
  webRoot = builtSite,
  prepare: (app: FastifyInstance) => void = () => {},
): Promise<FastifyInstance> {
  const app = await createServer(site);
  prepare(app);
  const wrongRoutes = watchRoutes(app);
  const mount = new Mount(app, site, await openUploads(app));
  const hub = new LiveHub(site.log);
  const closing = watchClosing(app);

  brandRoutes(mount, site);
  registrationRoutes(mount, site, matchPattern);
  invitationRoutes(mount, site);
  promotionRoutes(mount, site);
  socialRoutes(mount, site);
  verificationRoutes(mount, site);
  sessionRoutes(mount, site);
  verifyLoginRoutes(mount, site);
  passwordRoutes(mount, site, matchPattern);
  memberRoutes(mount);
  profileRoutes(mount, site);
  bindingRoutes(mount, site);
  paymentPasswordRoutes(mount, site, matchPattern);
  bankAccountRoutes(mount, site);
  authenticatorRoutes(mount, site);
  walletRoutes(mount);
  depositRoutes(mount, site);
  gamesRoutes(mount, site);
  playRoutes(mount, site);
  vendorRoutes(mount, site);

  socketRoute(app, site, hub);
  healthRoutes(app, site, closing);
  mediaRoutes(app);
  fileRoutes(app, site);
  await docsRoutes(app, version);
  await pageRoutes(app, site, mount, webRoot);
  const wrong = wrongRoutes(site.outbox !== undefined);
  if (wrong.length > 0) throw new Error(`Routes and contract differ: ${wrong.join('; ')}.`);

  const subscriber: Redis = site.redis.duplicate();
  subscriber.on('error', (error) =>
    site.log.error({ event: 'connection_failed', err: error }, 'the live channel has trouble'),
  );
  const reloading = setInterval(() => {
    site.brands
      .reload()
      .catch((error: unknown) => site.log.error({ event: 'brands_failed', err: error }, 'brands could not be read'));
  }, brandsEvery);
  app.addHook('onReady', () => hub.listen(subscriber));
  app.addHook('onClose', async () => {
    clearInterval(reloading);
    subscriber.disconnect();
  });

  return app;
}
