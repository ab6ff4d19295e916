import { chmodSync, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { migrate } from '@lantern/database';
import { seedSite, seedStandIns } from '@lantern/database/seed';
import {
  freePort,
  Guard,
  needOnPath,
  type Postgres,
  sitePrograms,
  startPostgres,
  type Wiring,
} from '@lantern/tooling';
import { createDatabase } from '../setup/databases.ts';
import { Daemon } from './daemon.ts';
import { withDatabase } from './database.ts';
import type { Mutant } from './mutant.ts';
import { openParlour } from './parlour.ts';
import { Payments } from './payments.ts';
import { keepPublished } from './published.ts';
import { easeSettings } from './settings.ts';
import { Wire } from './wire.ts';
import { secret, wiringOf } from './wiring.ts';
import { guardPostgres, makeWorld, type World } from './world.ts';

interface Base {
  readonly guard: Guard;
  readonly folder: string;
}

const logFileOf = ({ folder }: Base, name: string) => path.join(folder, 'logs', `${name}.log`);

function openFolder(guard: Guard): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'lantern-chaos-'));
  guard.addFolder(folder);
  chmodSync(folder, 0o755);
  mkdirSync(path.join(folder, 'logs'));
  return folder;
}

async function openPostgres({ guard, folder }: Base): Promise<Postgres> {
  const port = await freePort();
  const postgres = await startPostgres({
    ...{ dataDir: folder, password: secret(), port, durable: true },
  });
  guardPostgres(guard, postgres);
  return postgres;
}

async function prepareDatabase(postgres: Postgres, mutant: Mutant | undefined): Promise<string> {
  const databaseUrl = await createDatabase(postgres.url('postgres'), 'lantern');
  await migrate(databaseUrl);
  await withDatabase(databaseUrl, async (db) => {
    await seedSite(db);
    await seedStandIns(db);
    await easeSettings(db);
    await db.query(keepPublished);
    await mutant?.database(db);
  });
  return databaseUrl;
}

function openRedis(base: Base, port: number): Daemon {
  const inMemory = ['--save', '', '--appendonly', 'no'];
  return new Daemon({
    ...{ name: 'redis', file: needOnPath('redis-server', 'redis-server'), env: process.env },
    args: ['--port', String(port), '--bind', '127.0.0.1', ...inMemory],
    ...{ logFile: logFileOf(base, 'redis'), guard: base.guard },
  });
}

/** One more gateway (`api`) or worker. */
async function startProgram(base: Base, wiring: Wiring, role: 'api' | 'worker', nth: number) {
  const ports = {
    ...wiring.ports,
    site: await freePort(),
    metrics: await freePort(),
    workerMetrics: await freePort(),
  };
  const spec = sitePrograms({ ...wiring, ports }).find(({ name }) => name === role);
  if (!spec) throw new Error(`There is no program ${role}.`);
  const name = `${role}${nth}`;
  const daemon = new Daemon({
    ...{ name, file: spec.file, args: spec.args },
    // The name tells the database whose connections are whose.
    env: { ...spec.env, LOG_LEVEL: 'warn', PGAPPNAME: name },
    ...{ logFile: logFileOf(base, name), guard: base.guard },
  });
  return { daemon, port: ports.site, ready: spec.answers };
}

/** Starts all processes of a run, and waits until they answer. */
export async function openWorld(mutant?: Mutant): Promise<World> {
  const guard = new Guard();
  const base = { guard, folder: openFolder(guard) };
  const postgres = await openPostgres(base);
  const databaseUrl = await prepareDatabase(postgres, mutant);
  const redisPort = await freePort();
  const redis = openRedis(base, redisPort);
  const payments = await Payments.open(await freePort());
  const parlourSecret = secret();
  const parlour = openParlour({
    ...{ port: await freePort(), secret: parlourSecret, guard },
    logFile: logFileOf(base, 'parlour'),
    databaseUrl: await createDatabase(postgres.url('postgres'), 'parlour'),
  });
  const wiring = wiringOf({
    ...{ folder: base.folder, databaseUrl, redisUrl: `redis://127.0.0.1:${redisPort}` },
    ...{ parlourSecret, paygate: payments.port, parlour: parlour.port },
  });
  const [one, two, first, second] = await Promise.all([
    startProgram(base, wiring, 'api', 1),
    startProgram(base, wiring, 'api', 2),
    startProgram(base, wiring, 'worker', 1),
    startProgram(base, wiring, 'worker', 2),
  ]);
  const port = await freePort();
  const world = makeWorld({
    ...{ url: `http://localhost:${port}`, databaseUrl, redisUrl: wiring.redisUrl },
    ...{ vendorSecret: wiring.secrets.bgsSecret, gatewaySecret: wiring.secrets.paygateSecret },
    ...{ postgres, redis, payments, parlour, ...base },
    gateways: [one.daemon, two.daemon],
    workers: [first.daemon, second.daemon],
    wire: await Wire.open(port, [one.port, two.port]),
  });
  for (const { daemon, ready } of [one, two, first, second]) await daemon.answers(ready);
  await parlour.daemon.answers(parlour.ready);
  return world;
}
