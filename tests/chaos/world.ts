import { randomBytes } from 'node:crypto';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { migrate } from '@lantern/database';
import { seedSite, seedStandIns } from '@lantern/database/seed';
import {
  findOnPath,
  freePort,
  Guard,
  type Postgres,
  readSettings,
  repository,
  sitePrograms,
  startPostgres,
  type Wiring,
} from '@lantern/tooling';
import pg from 'pg';
import { createDatabase } from '../setup/databases.ts';
import { easeTerms } from './cast.ts';
import { Daemon } from './daemon.ts';
import { keepTold } from './invariants.ts';
import type { Mutant } from './mutants.ts';
import { openParlour, type ParlourDaemon } from './parlour.ts';
import { Payments } from './payments.ts';
import { Wire } from './wire.ts';

const secret = () => randomBytes(32).toString('hex');

/**
 * Two gateways and two workers over a PostgreSQL and a Redis of their own, with a gateway for
 * payments outside: real processes all.
 */
export class World {
  readonly url: string;
  readonly databaseUrl: string;
  readonly redisUrl: string;
  readonly vendorSecret: string;
  readonly gatewaySecret: string;
  readonly postgres: Postgres;
  readonly redis: Daemon;
  readonly gateways: readonly Daemon[];
  readonly workers: readonly Daemon[];
  readonly wire: Wire;
  readonly payments: Payments;
  readonly parlour: ParlourDaemon;
  readonly folder: string;
  readonly #guard: Guard;
  readonly #watch: NodeJS.Timeout;
  #reviving: Promise<void> | undefined;

  private constructor(parts: Omit<World, 'heal' | 'stop'> & { guard: Guard }) {
    this.url = parts.url;
    this.databaseUrl = parts.databaseUrl;
    this.redisUrl = parts.redisUrl;
    this.vendorSecret = parts.vendorSecret;
    this.gatewaySecret = parts.gatewaySecret;
    this.postgres = parts.postgres;
    this.redis = parts.redis;
    this.gateways = parts.gateways;
    this.workers = parts.workers;
    this.wire = parts.wire;
    this.payments = parts.payments;
    this.parlour = parts.parlour;
    this.folder = parts.folder;
    this.#guard = parts.guard;
    this.#watch = setInterval(() => this.#revive(), 100);
  }

  static async open(mutant?: Mutant): Promise<World> {
    const guard = new Guard();
    const folder = mkdtempSync(path.join(tmpdir(), 'lantern-chaos-'));
    guard.addFolder(folder);
    chmodSync(folder, 0o755);
    mkdirSync(path.join(folder, 'logs'));
    const postgres = await startPostgres({
      dataDir: folder,
      password: secret(),
      port: await freePort(),
      durable: true,
    });
    guard.add('postgres', postgres.process().pid, { signal: 'SIGINT', store: true });
    const databaseUrl = await createDatabase(postgres.url('postgres'), 'lantern');
    await migrate(databaseUrl);
    await withDatabase(databaseUrl, async (db) => {
      await seedSite(db);
      await seedStandIns(db);
      await easeTerms(db);
      await db.query(keepTold);
      await mutant?.database(db);
    });

    const redisPort = await freePort();
    const redis = new Daemon({
      ...{ name: 'redis', file: findOnPath('redis-server') ?? 'redis-server', env: process.env },
      args: [
        '--port',
        String(redisPort),
        '--bind',
        '127.0.0.1',
        '--save',
        '',
        '--appendonly',
        'no',
      ],
      logFile: path.join(folder, 'logs', 'redis.log'),
      guard,
    });
    const payments = await Payments.open(await freePort());
    const parlourSecret = secret();
    const parlour = openParlour({
      ...{
        port: await freePort(),
        secret: parlourSecret,
        guard,
        logFile: path.join(folder, 'logs', 'parlour.log'),
      },
      databaseUrl: await createDatabase(postgres.url('postgres'), 'parlour'),
    });
    const wiring = wiringOf({
      folder,
      databaseUrl,
      redisPort,
      parlourSecret,
      paygate: payments.port,
      parlour: parlour.port,
    });
    const start = async (role: 'api' | 'worker', nth: number) => {
      const ports = {
        ...wiring.ports,
        site: await freePort(),
        metrics: await freePort(),
        workerMetrics: await freePort(),
      };
      const spec = sitePrograms({ ...wiring, ports }).find(({ name }) => name === role);
      if (!spec) throw new Error(`There is no program ${role}.`);
      const name = `${role}${nth}`;
      const logFile = path.join(folder, 'logs', `${name}.log`);
      const daemon = new Daemon({
        name,
        file: spec.file,
        args: spec.args,
        env: { ...spec.env, LOG_LEVEL: 'warn' },
        logFile,
        guard,
      });
      return { daemon, port: ports.site, ready: spec.answers };
    };
    const started = await Promise.all([
      start('api', 1),
      start('api', 2),
      start('worker', 1),
      start('worker', 2),
    ]);
    const [one, two, first, second] = started;
    const port = await freePort();
    const world = new World({
      ...{
        url: `http://localhost:${port}`,
        databaseUrl,
        postgres,
        redis,
        payments,
        parlour,
        folder,
        guard,
      },
      redisUrl: wiring.redisUrl,
      ...{ vendorSecret: wiring.secrets.bgsSecret, gatewaySecret: wiring.secrets.paygateSecret },
      gateways: [one.daemon, two.daemon],
      workers: [first.daemon, second.daemon],
      wire: await Wire.open(port, [one.port, two.port]),
    });
    for (const { daemon, ready } of started) await daemon.answers(ready);
    await parlour.daemon.answers(parlour.ready);
    return world;
  }

  #revive(): void {
    if (this.#reviving || this.postgres.isRunning()) return;
    this.#reviving = this.postgres
      .revive()
      .then(
        () =>
          void this.#guard.add('postgres', this.postgres.process().pid, {
            signal: 'SIGINT',
            store: true,
          }),
      )
      .catch(() => undefined)
      .finally(() => {
        this.#reviving = undefined;
      });
  }

  /** Ends every fault that lasts. Redis forgets once more, and with it how often who has called. */
  heal(): void {
    this.wire.heal();
    for (const daemon of [...this.gateways, ...this.workers, this.redis, this.parlour.daemon])
      daemon.thaw();
    this.redis.kill();
  }

  /** @param logs a folder that gets the logs of the programs */
  async stop(logs?: string): Promise<void> {
    clearInterval(this.#watch);
    await this.#reviving;
    this.wire.close();
    const daemons = [...this.gateways, ...this.workers, this.parlour.daemon];
    await Promise.all(daemons.map((daemon) => daemon.stop()));
    await this.redis.stop();
    this.payments.close();
    await this.postgres.stop();
    this.#guard.dismiss();
    if (logs) cpSync(path.join(this.folder, 'logs'), logs, { recursive: true });
    rmSync(this.folder, { recursive: true, force: true });
  }
}

interface Places {
  readonly folder: string;
  readonly databaseUrl: string;
  readonly redisPort: number;
  readonly parlourSecret: string;
  readonly paygate: number;
  readonly parlour: number;
}

/** What the launcher tells the programs of a copy, for one that is started by hand. */
function wiringOf({
  folder,
  databaseUrl,
  redisPort,
  parlourSecret,
  paygate,
  parlour,
}: Places): Wiring {
  return {
    root: repository,
    settings: readSettings({ DATA_DIR: folder, HOST: '127.0.0.1' }, repository),
    ports: { site: 0, arcade: 1, parlour, paygate, metrics: 0, workerMetrics: 0 },
    secrets: {
      ...{
        postgresPassword: '',
        keyringSecret: secret(),
        bgsSecret: secret(),
        paygateSecret: secret(),
      },
      ...{
        fieldpaySecret: secret(),
        tokenpayApiKey: secret(),
        tokenpayCallbackToken: secret(),
        parlourSecret,
      },
    },
    ...{ databaseUrl, arcadeDatabaseUrl: '', parlourDatabaseUrl: '' },
    redisUrl: `redis://127.0.0.1:${redisPort}`,
  };
}

export async function withDatabase<Value>(
  url: string,
  work: (db: pg.Client) => Promise<Value>,
): Promise<Value> {
  const db = new pg.Client({ connectionString: url });
  db.on('error', () => {});
  await db.connect();
  try {
    return await work(db);
  } finally {
    await db.end();
  }
}
