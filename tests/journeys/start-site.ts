import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort, repository } from '@lantern/tooling';
import { createDatabase, dropDatabases } from '../setup/databases.ts';
import { embeddedDatabase } from '../setup/embedded-database.ts';
import { readyBrands } from './journey-brands.ts';
import { startStandIns } from './stand-ins.ts';

interface Databases {
  readonly env: Record<string, string>;
  readonly drop: () => Promise<void>;
}

/**
 * Databases of its own on the server that DATABASE_URL names; without it the launcher embeds one.
 */
async function openDatabases(named: string | undefined): Promise<Databases> {
  if (!named) return { env: {}, drop: async () => {} };
  const name = `lantern_journeys_${randomBytes(4).toString('hex')}`;
  const [site, arcade] = [
    await createDatabase(named, name),
    await createDatabase(named, `${name}_arcade`),
  ];
  const parlour = await createDatabase(named, `${name}_parlour`);
  return {
    env: { DATABASE_URL: site, ARCADE_DATABASE_URL: arcade, PARLOUR_DATABASE_URL: parlour },
    drop: () => dropDatabases(named, name),
  };
}

/** Each journey has an address of its own, and states it as a proxy would. */
const journeysAreTrusted = { TRUSTED_PROXIES: '127.0.0.1/32' };

/** What a vendor leaves unanswered stays so for longer than a journey looks at it. */
const standInsHangLong = { HANG_MS: '60000' };

/**
 * Betting at a table lasts until a journey ends it, a match lasts eleven seconds, and the bots of
 * the card rooms are quick.
 */
const vendorPaces = { TABLE_PACE: '1000', LIVE_PACE: '6', ROOM_PACE: '40' };

/**
 * Starts the whole product as `npm start` does, on free ports and an empty data folder, with
 * stand-ins for the services of others. Sets BASE_URL to its address, SITE_DATABASE_URL and
 * VENDOR_DATABASE_URL to those of its database and of the arcade's, and the variables of the
 * stand-ins. When BASE_URL is set already, the journeys run against that site, which has to be
 * readied in the same way.
 */
export default async function startSite(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.BASE_URL) return undefined;
  const dataDir = mkdtempSync(path.join(tmpdir(), 'lantern-journeys-'));
  // As root, PostgreSQL runs as another account, which has to get in.
  chmodSync(dataDir, 0o755);
  const port = await freePort();
  const databases = await openDatabases(process.env.DATABASE_URL);
  const standIns = await startStandIns(port);
  Object.assign(process.env, standIns.env);
  const launcher = fork(path.join(repository, 'tooling', 'src', 'start.ts'), {
    env: {
      ...process.env,
      ...journeysAreTrusted,
      ...standInsHangLong,
      ...vendorPaces,
      ...databases.env,
      NODE_OPTIONS: '',
      DATA_DIR: dataDir,
      PORT: String(port),
    },
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  for (const stream of [launcher.stdout, launcher.stderr])
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
    });
  const ended = once(launcher, 'close');
  const stop = async () => {
    launcher.kill('SIGTERM');
    await ended;
    await standIns.stop();
    await databases.drop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  const ready = once(launcher, 'message').then(() => true);
  if (!(await Promise.race([ready, ended.then(() => false)]))) {
    await stop();
    throw new Error(`The site did not start:\n\n${output}`);
  }
  const site = `http://localhost:${port}`;
  const databaseUrl = databases.env.DATABASE_URL ?? embeddedDatabase(dataDir, 'lantern');
  Object.assign(process.env, {
    BASE_URL: site,
    SITE_DATABASE_URL: databaseUrl,
    VENDOR_DATABASE_URL: databases.env.ARCADE_DATABASE_URL ?? embeddedDatabase(dataDir, 'arcade'),
  });
  await readyBrands(databaseUrl, site).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return stop;
}
