import path from 'node:path';
import { isAlive, type ProcessRecord } from '../process-table.ts';
import { findBinaries } from './binaries.ts';
import { prepareCluster, startServer, stopServer, superuser } from './cluster.ts';
import { runningServer } from './pid-file.ts';
import { choosePlace } from './place.ts';

export interface PostgresOptions {
  /** Absolute. The data is in its folder `postgres`, the log in its folder `logs`, which exists. */
  readonly dataDir: string;
  readonly password: string;
  /** The port to listen on; another free one is used if it is taken. */
  readonly port: number;
  /** False for tests: then nothing is synced to the disk. */
  readonly durable: boolean;
}

/** A running embedded PostgreSQL, on 127.0.0.1 only. */
export interface Postgres {
  readonly port: number;
  readonly version: string;
  /** Set when the data could not stay inside the data folder. */
  readonly movedTo: string | undefined;
  process(): ProcessRecord;
  url(database: string): string;
  isRunning(): boolean;
  /** Starts it again after it has died. */
  revive(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts the embedded PostgreSQL on new or existing data, also after a crash.
 * @throws StartError that says what to do
 */
export async function startPostgres({
  dataDir,
  password,
  port: wanted,
  durable,
}: PostgresOptions): Promise<Postgres> {
  const { version, ...binaries } = await findBinaries();
  const place = choosePlace(dataDir, { version, ...binaries });
  await prepareCluster(place, version, password, durable);
  const port = await startServer(place, wanted, durable);
  const look = (): ProcessRecord => runningServer(place.data) ?? { pid: 0, startedAt: '' };
  let server = look();
  return {
    port,
    version,
    movedTo: place.data === path.join(dataDir, 'postgres') ? undefined : place.data,
    process: () => server,
    url: (database) => `postgres://${superuser}:${password}@127.0.0.1:${port}/${database}`,
    isRunning: () => server.pid > 0 && isAlive(server),
    async revive() {
      await startServer(place, port, durable);
      server = look();
    },
    stop: () => stopServer(place),
  };
}
