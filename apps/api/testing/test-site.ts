import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BodyOf, endpoints, type registerMember, type SessionValue } from '@lantern/contracts';
import { giveOpeningBalance } from '@lantern/database/seed';
import { localChain } from '@lantern/draws/local-chain';
import { findRows } from '@lantern/rows';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { LocalBeacon } from '../src/adapters/local-beacon.ts';
import { VerifiedBeacon } from '../src/adapters/verified-beacon.ts';
import { buildApp } from '../src/app.ts';
import type { Config } from '../src/config.ts';
import type { Log } from '../src/contexts.ts';
import type { Database } from '../src/db/database.ts';
import { OutboxRelay } from '../src/modules/live/index.ts';
import { setHashCost } from '../src/modules/session/passwords.ts';
import { openSite } from '../src/open-site.ts';
import type { PaymentGateway } from '../src/ports/payment.ts';
import type { TransferVendor } from '../src/ports/transfer-vendor.ts';
import type { Vendor } from '../src/ports/vendor.ts';
import type { Site } from '../src/site.ts';
import { type Answer, Client, readAnswer } from './client.ts';
import { FakeClock } from './fake-clock.ts';
import { FakeGateway, signAsGateway } from './fake-gateway.ts';
import { FakeMail } from './fake-mail.ts';
import { FakeResults } from './fake-results.ts';
import { FakeSms } from './fake-sms.ts';
import { FakeTransferVendor } from './fake-transfer-vendor.ts';
import { FakeVendor, signAsVendor } from './fake-vendor.ts';
import { NotedRandom } from './noted-random.ts';
import { noteEnd, noteReplies } from './noted-replies.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

/** One line of the log. */
export interface LogLine {
  level: 'info' | 'warn' | 'error';
  detail: Record<string, unknown>;
  message: string;
}

function rememberingLog(lines: LogLine[]): Log {
  const at = (level: LogLine['level']) => (detail: object, message: string) => {
    lines.push({ level, detail: detail as Record<string, unknown>, message });
  };
  return { info: at('info'), warn: at('warn'), error: at('error') };
}

const configOf = (databaseUrl: string, redisUrl: string, filesDir: string): Config => ({
  environment: 'test',
  role: 'all',
  host: '127.0.0.1',
  port: 0,
  metricsPort: 0,
  logLevel: 'silent',
  databaseUrl,
  databaseRole: 'lantern_app',
  databasePool: 10,
  redisUrl,
  trustedProxies: [],
  keyringSecret: 'a keyring secret for tests, long enough',
  bgs: {
    url: 'http://arcade.test',
    publicUrl: 'http://arcade.test',
    secrets: ['unused'],
    allowedAddresses: [],
  },
  parlour: undefined,
  paygate: { url: 'http://gateway.test', secret: 'unused', webhookBaseUrl: 'http://site.test' },
  drandRelays: [],
  filesDir,
  results: [],
  sms: undefined,
  mail: undefined,
  google: undefined,
  facebook: undefined,
  firebase: undefined,
  fieldpay: undefined,
  tokenpay: undefined,
});

/** At full cost the hashes of passwords were a third of the run's processor time. */
export const cheapHashes = { memoryCost: 8, timeCost: 1, parallelism: 1 };
setHashCost(cheapHashes);

/** Rounds of one second, so that a test waits for none. */
const beaconChain = localChain('5e'.repeat(32), 1_750_000_000, 1);

/** A folder without a built site. */
const noPages = '/nowhere';

/** Each test worker uses its own database of the Redis server. */
function ownRedis(): string {
  const url = inject('redisUrl');
  return url === 'memory:'
    ? url
    : `${url.replace(/\/\d+$/, '')}/${Number(process.env.VITEST_POOL_ID ?? 1) % 16}`;
}

/**
 * The whole site on a separate database, called over HTTP. External services are fakes that fail on
 * demand.
 */
export class TestSite {
  readonly clock = new FakeClock();
  readonly random = new NotedRandom();
  readonly sms = new FakeSms();
  readonly mail = new FakeMail();
  readonly gateway = new FakeGateway();
  readonly vendor = new FakeVendor();
  /** The local beacon, which can misbehave. */
  readonly beacon = new LocalBeacon(beaconChain, this.clock);
  readonly parlour = new FakeTransferVendor();
  /** Set them before the start: vendors beside the fake one, made with the site's database. */
  otherVendors: (database: () => Database) => readonly Vendor[] = () => [];
  /** Set it before the start to replace the fake one. */
  transferVendor: TransferVendor = this.parlour;
  /** Set them before the start to replace the fake one. */
  gateways: readonly PaymentGateway[] = [this.gateway];
  /** Sources of Vietnamese results; set a mood, and they fail. */
  readonly results = new FakeResults();
  readonly log: LogLine[] = [];
  #database: TestDatabase | undefined;
  #site: (Site & { close(): Promise<void> }) | undefined;
  #app: FastifyInstance | undefined;
  #url = '';
  /** The folder of uploaded files. */
  #folder = '';

  get site(): Site {
    if (!this.#site) throw new Error('the site has not been started');
    return this.#site;
  }

  get url(): string {
    return this.#url;
  }

  get client(): Client {
    return new Client(this.#url);
  }

  get app(): FastifyInstance {
    if (!this.#app) throw new Error('the site has not been started');
    return this.#app;
  }

  /**
   * Starts the site, optionally with other settings, another log and pages. With the `databaseUrl`
   * of another site it is a second gateway of that site.
   */
  async start(
    change: Partial<Config> = {},
    log: Log = rememberingLog(this.log),
    pages: string = noPages,
    consolePages: string = noPages,
  ): Promise<void> {
    if (change.databaseUrl === undefined) this.#database = await createTestDatabase();
    this.#folder = await mkdtemp(path.join(tmpdir(), 'lantern-files-'));
    const config = { ...configOf(this.#database?.url ?? '', ownRedis(), this.#folder), ...change };
    const { clock, random, sms, mail } = this;
    const outside = {
      clock,
      random,
      sms,
      mail,
      beacon: new VerifiedBeacon(beaconChain.chain, [this.beacon]),
      payments: this.gateways,
      vendors: [this.vendor, ...this.otherVendors(() => this.site.db)],
      transferVendors: [this.transferVendor],
      resultSources: this.results.sources,
    };
    this.#site = await openSite(config, log, outside);
    await this.forgetShortLived();
    this.#app = await buildApp(this.#site, pages, noteReplies, consolePages);
    this.#url = await this.#app.listen({ host: '127.0.0.1', port: 0 });
  }

  /** Empties Redis, but keeps that it has stored all nonces: a slow call is not a stale one. */
  async forgetShortLived(): Promise<void> {
    await this.site.redis.multi().flushdb().set('seal-nonces:since', 0).exec();
  }

  async stop(): Promise<void> {
    await this.#app?.close();
    await this.#site?.close();
    await this.#database?.drop();
    if (this.#folder) await rm(this.#folder, { recursive: true });
  }

  /** Publishes pending events to the sockets, as the worker does continuously. */
  async tellLive(): Promise<number> {
    return new OutboxRelay(this.site).drain();
  }

  /** The violated invariants of this site's ledger. */
  async ledgerViolations(): Promise<object[]> {
    return this.#database?.ledgerViolations() ?? [];
  }

  query<Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> {
    return findRows<Row>(this.site.db.pool, sql, values);
  }

  /** Runs SQL as the owner of the tables, for what the site's role may not do. */
  async asOwner(sql: string): Promise<void> {
    const client = await this.site.db.pool.connect();
    try {
      await client.query('set role none');
      await client.query(sql);
    } finally {
      await client.query(`set role ${this.site.config.databaseRole}`);
      client.release();
    }
  }

  /** Registers a member of brand `lantern` over HTTP and returns the session. */
  async register(
    change: Partial<BodyOf<typeof registerMember>> = {},
  ): Promise<SessionValue & { password: string }> {
    const password = 'Secret-pass-1';
    const body = {
      username: freshName(),
      password,
      confirmPassword: password,
      agreement: true,
      ...change,
    };
    const { value } = await this.client.call(endpoints.registerMember, { body });
    return { ...value, password: body.password };
  }

  /** A member with money from the house, in minor units. */
  async memberWith(balance: bigint): Promise<SessionValue & { password: string }> {
    const member = await this.register();
    const [brand] = await this.query<{ id: string }>("select id from brand where code = 'lantern'");
    const client = await this.site.db.pool.connect();
    try {
      await giveOpeningBalance(client, brand?.id ?? '', member.customerId, balance);
    } finally {
      client.release();
    }
    return member;
  }

  async balanceOf(token: string): Promise<bigint> {
    const { value } = await this.client.call(endpoints.walletBalance, { token });
    return BigInt(value.sumBalance);
  }

  /** Launches the game and authenticates as the vendor does. Returns the play session's token. */
  async openGame(token: string): Promise<string> {
    await this.client
      .call(endpoints.launchGame, { token, query: { nodeId: 'BGS:lucky-bowl', vassalage: 'BGS' } })
      .then(({ value }) => value);
    const launchToken = this.vendor.launches.at(-1)?.launchToken ?? '';
    const { value } = await this.vendorCall<{ sessionToken: string }>('authenticate', {
      requestId: freshName(),
      token: launchToken,
    });
    return value.sessionToken;
  }

  /** A signed call of the vendor; the signature can be falsified. */
  async vendorCall<Value = { balance: string }>(
    call: string,
    body: object | string,
    told: { secret?: string; now?: number; headers?: Record<string, string> } = {},
  ): Promise<Answer<Value>> {
    const path = `/vendor/bgs/${call}`;
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const headers = { ...signAsVendor(path, text, told.secret, told.now), ...told.headers };
    return readAnswer<Value>(
      await this.client
        .raw('POST', path)
        .set(headers)
        .set('content-type', 'application/json')
        .send(text),
    );
  }

  /** A signed webhook of the payment gateway. */
  async webhook(
    body: object,
    told: { secret?: string; now?: number } = {},
  ): Promise<Answer<{ received: true }>> {
    const path = '/pay/paygate/webhook';
    const text = JSON.stringify(body);
    const headers = signAsGateway(path, text, told.secret, told.now);
    return readAnswer(
      await this.client
        .raw('POST', path)
        .set({ ...headers })
        .set('content-type', 'application/json')
        .send(text),
    );
  }
}

/** An unused name, because the tests of a file share a database. */
export const freshName = () => `m${randomBytes(6).toString('hex')}`;

/**
 * A site for the tests of a file. After each test the ledger's invariants are checked, and Redis is
 * emptied.
 */
export function useTestSite(
  change: Partial<Config> = {},
  log?: Log,
  pages?: string,
  consolePages?: string,
): TestSite {
  const site = new TestSite();
  beforeAll(() => site.start(change, log, pages, consolePages));
  afterEach(async () => {
    site.clock.reset();
    site.gateway.broken = false;
    site.parlour.mood = 'well';
    site.beacon.misbehaviour = undefined;
    site.sms.broken = false;
    site.mail.broken = false;
    const [violations] = await Promise.all([
      site.ledgerViolations(),
      site.forgetShortLived(),
      site.query('delete from code_request'),
    ]);
    expect(violations).toEqual([]);
  });
  afterAll(async () => {
    await site.stop();
    noteEnd();
  });
  return site;
}
