import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import path from 'node:path';
import { freePort, type Guard, startPostgres } from '@lantern/tooling';
import { openPostgresContainer, wantsContainers } from './containers.ts';

export interface TestServer {
  /** A database of a server on which others can be created. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

const memoryDisk = '/dev/shm';
const needed = 6 * 2 ** 30;

/**
 * Where the databases of a run are: in memory if there is room. Each test file has a copy of the
 * template, of some hundred files, which a disk creates and deletes slowly.
 */
function roomyFolder(): string {
  if (!existsSync(memoryDisk) || freemem() < needed) return tmpdir();
  const { bavail, bsize } = statfsSync(memoryDisk);
  return bavail * bsize < needed ? tmpdir() : memoryDisk;
}

async function openEmbedded(guard: Guard): Promise<TestServer> {
  const dataDir = mkdtempSync(path.join(roomyFolder(), 'lantern-test-'));
  guard.addFolder(dataDir);
  // mkdtemp closes the folder to others, and as root PostgreSQL runs as another account.
  chmodSync(dataDir, 0o755);
  mkdirSync(path.join(dataDir, 'logs'));
  const password = randomBytes(16).toString('hex');
  const postgres = await startPostgres({
    dataDir,
    password,
    port: await freePort(),
    durable: false,
  });
  guard.add('postgres', postgres.process().pid, { signal: 'SIGINT', store: true });
  return {
    url: postgres.url('postgres'),
    stop: async () => {
      await postgres.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/**
 * The PostgreSQL of a test run: that of DATABASE_URL, one in a container on request, or an embedded
 * one.
 */
export async function openPostgres(guard: Guard): Promise<TestServer> {
  const { DATABASE_URL: named } = process.env;
  if (named) return { url: named, stop: async () => {} };
  return wantsContainers(process.env) ? openPostgresContainer() : openEmbedded(guard);
}
