import { fork } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort, repository } from '@lantern/tooling';
import pg from 'pg';
import { embeddedDatabase, readSecrets } from '../setup/embedded-database.ts';

/** A copy of the whole product for benchmarks, with durable data in its own folder. */
export interface MeasuredSite {
  readonly url: string;
  /** Of the in-house games. */
  readonly arcadeUrl: string;
  /** Of the embedded PostgreSQL, with a database's name to fill in. */
  postgres(database: string): string;
  readonly vendorSecret: string;
  /** The process of a part, such as `worker`. */
  pidOf(part: string): number;
  /** Where the debugger of a part opens when it is asked to. */
  readonly inspectPort: number;
  stop(): Promise<void>;
}

/** The days of results with which a new site fills its archive. */
const archivedDays = 35;

/** A new site fills its archive of past results in its first minutes, once and at full speed. */
async function awaitArchive(url: string): Promise<void> {
  const database = new pg.Client({ connectionString: url });
  await database.connect();
  try {
    for (let left = 600; left > 0; left -= 1) {
      const { rows } = await database.query<{ days: number }>(
        'select count(*)::integer as days from lottery_past_day',
      );
      if ((rows[0]?.days ?? 0) >= archivedDays) return;
      await pause(500);
    }
    throw new Error('The site has not filled its archive of results.');
  } finally {
    await database.end();
  }
}

export async function startMeasuredSite(): Promise<MeasuredSite> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'lantern-bench-'));
  chmodSync(dataDir, 0o755);
  const port = await freePort();
  const arcadePort = await freePort();
  const inspectPort = await freePort();
  const launcher = fork(path.join(repository, 'tooling', 'src', 'start.ts'), {
    // As a trusted proxy, the run can register members from many addresses.
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: String(port),
      ARCADE_PORT: String(arcadePort),
      LOG_LEVEL: 'warn',
      TRUSTED_PROXIES: '127.0.0.1/32',
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --inspect-port=${inspectPort}`,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(launcher, 'close');
  const stop = async () => {
    launcher.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
  const ready = await Promise.race([
    once(launcher, 'message').then(() => true),
    ended.then(() => false),
  ]);
  if (!ready) {
    await stop();
    throw new Error('The site did not start.');
  }
  await awaitArchive(embeddedDatabase(dataDir, 'lantern'));
  return {
    url: `http://localhost:${port}`,
    arcadeUrl: `http://127.0.0.1:${arcadePort}`,
    postgres: (database) => embeddedDatabase(dataDir, database),
    pidOf: (part) => {
      const { processes } = JSON.parse(readFileSync(path.join(dataDir, 'run.json'), 'utf8')) as {
        processes: { name: string; pid: number }[];
      };
      const found = processes.find(({ name }) => name === part);
      if (!found) throw new Error(`The site has no part ${part}.`);
      return found.pid;
    },
    inspectPort,
    vendorSecret: readSecrets(dataDir).bgsSecret ?? '',
    stop,
  };
}
