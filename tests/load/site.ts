import { fork } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort, repository } from '@lantern/tooling';

/** A copy of the whole product, started for measuring, on durable data of its own. */
export interface MeasuredSite {
  readonly url: string;
  /** Of the embedded PostgreSQL, with a database's name to fill in. */
  postgres(database: string): string;
  readonly vendorSecret: string;
  stop(): Promise<void>;
}

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;

/** The port that the launcher has noted for PostgreSQL. */
function postgresPort(dataDir: string): string {
  const noted = readdirSync(dataDir).find((name) => name.includes('postgres') && name.includes('port'));
  if (!noted) throw new Error(`The launcher noted no port of PostgreSQL in ${dataDir}.`);
  return readFileSync(path.join(dataDir, noted), 'utf8').trim();
}

export async function startMeasuredSite(): Promise<MeasuredSite> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'lantern-bench-'));
  chmodSync(dataDir, 0o755);
  const port = await freePort();
  const launcher = fork(path.join(repository, 'tooling', 'src', 'start.ts'), {
    // Trusted as a proxy, the run can register members from many addresses.
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'warn', TRUSTED_PROXIES: '127.0.0.1/32' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(launcher, 'close');
  const stop = async () => {
    launcher.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
  const ready = await Promise.race([once(launcher, 'message').then(() => true), ended.then(() => false)]);
  if (!ready) {
    await stop();
    throw new Error('The site did not start.');
  }
  const secrets = readJson(path.join(dataDir, 'secrets.json'));
  const password = secrets.postgresPassword ?? '';
  return {
    url: `http://localhost:${port}`,
    postgres: (database) => `postgres://lantern:${password}@127.0.0.1:${postgresPort(dataDir)}/${database}`,
    vendorSecret: secrets.bgsSecret ?? '',
    stop,
  };
}
