import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';
import { Bgs } from './adapters/bgs.ts';
import { OutboxSms } from './adapters/outbox-sms.ts';
import { Paygate } from './adapters/paygate.ts';
import { matchPattern } from './adapters/re2-patterns.ts';
import { connectRedis } from './adapters/redis.ts';
import { systemClock, systemRandom } from './adapters/system.ts';
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
import { brandRoutes } from './modules/brand/brand.routes.ts';
import { BrandDirectory } from './modules/brand/index.ts';
import { depositRoutes } from './modules/deposit/deposit.routes.ts';
import { gamesRoutes } from './modules/games/games.routes.ts';
import { LiveHub } from './modules/live/index.ts';
import { mediaRoutes } from './modules/media/media.routes.ts';
import { memberRoutes } from './modules/member/member.routes.ts';
import { playRoutes, vendorRoutes } from './modules/play/play.routes.ts';
import { registrationRoutes } from './modules/registration/registration.routes.ts';
import { SecurityRecord } from './modules/security/index.ts';
import { Sessions } from './modules/session/index.ts';
import { sessionRoutes } from './modules/session/session.routes.ts';
import { Captchas, Codes } from './modules/verification/index.ts';
import { verificationRoutes } from './modules/verification/verification.routes.ts';
import { walletRoutes } from './modules/wallet/wallet.routes.ts';
import type { Clock } from './ports/clock.ts';
import type { PaymentGateway } from './ports/payment.ts';
import type { Random } from './ports/random.ts';
import type { SmsGateway } from './ports/sms.ts';
import type { Vendor } from './ports/vendor.ts';
import type { Log, Site } from './site.ts';

/** What a test may put in the place of the outside world. */
export interface Outside {
  clock?: Clock;
  random?: Random;
  sms?: SmsGateway;
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
  const outbox = config.environment === 'production' ? undefined : new OutboxSms(redis, clock);
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
  return {
    config,
    log,
    clock,
    random,
    db,
    redis,
    brands,
    seal: new Seal({ db, redis, clock, random, keyringSecret: config.keyringSecret }),
    sessions: new Sessions({ db, clock, random, onError }),
    security,
    verification: {
      captcha: new Captchas(redis, random),
      codes: new Codes({ redis, random, clock, secret: config.keyringSecret }),
    },
    sms: outside.sms ?? outbox ?? noSms,
    outbox,
    payments: new Map(payments.map((gateway) => [gateway.code, gateway])),
    vendors: new Map(vendors.map((vendor) => [vendor.code, vendor])),
    async close() {
      await security.flush();
      redis.disconnect();
      await db.close();
    },
  };
}

/** Production has no SMS gateway yet: a code that cannot be sent is a failure that the log shows. */
const noSms: SmsGateway = {
  send: () => Promise.reject(new Error('No SMS gateway is configured.')),
};

/** The web role: every call, the pages (built into `webRoot`) and the socket. */
export async function buildApp(site: Site, webRoot = builtSite): Promise<FastifyInstance> {
  const app = await createServer(site);
  const wrongRoutes = watchRoutes(app);
  const mount = new Mount(app, site);
  const hub = new LiveHub(site.log);
  const closing = watchClosing(app);

  brandRoutes(mount, site);
  registrationRoutes(mount, site, matchPattern);
  verificationRoutes(mount, site);
  sessionRoutes(mount, site);
  memberRoutes(mount);
  walletRoutes(mount);
  depositRoutes(mount, site);
  gamesRoutes(mount, site);
  playRoutes(mount, site);
  vendorRoutes(mount, site);

  socketRoute(app, site, hub);
  healthRoutes(app, site, closing);
  mediaRoutes(app);
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
