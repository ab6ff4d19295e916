import path from 'node:path';
import { type Guard, repository } from '@lantern/tooling';
import { Daemon } from './daemon.ts';

export interface ParlourDaemon {
  readonly daemon: Daemon;
  readonly port: number;
  readonly databaseUrl: string;
  ready(): Promise<boolean>;
}

interface ParlourOptions {
  readonly port: number;
  readonly secret: string;
  readonly databaseUrl: string;
  readonly logFile: string;
  readonly guard: Guard;
}

/** Longer than the site waits, in milliseconds. */
const hangMs = 6000;

/** The parlour without its pages, as a process that can be killed. */
export function openParlour({
  port,
  secret,
  databaseUrl,
  logFile,
  guard,
}: ParlourOptions): ParlourDaemon {
  const url = `http://127.0.0.1:${port}`;
  const daemon = new Daemon({
    ...{ name: 'parlour', file: process.execPath, logFile, guard },
    args: [path.join(repository, 'apps', 'parlour', 'testing', 'parlour-process.ts')],
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      PARLOUR_SECRET: secret,
      PUBLIC_URL: url,
      HANG_MS: String(hangMs),
    },
  });
  const ready = async () => (await fetch(`${url}/readyz`).catch(() => undefined))?.ok === true;
  return { daemon, port, databaseUrl, ready };
}
