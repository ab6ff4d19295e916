import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Guard, Postgres } from '@lantern/tooling';
import type { Daemon } from './daemon.ts';
import type { ParlourDaemon } from './parlour.ts';
import type { Payments } from './payments.ts';
import type { Wire } from './wire.ts';

/** The processes and addresses of a run. */
export interface WorldParts {
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
  readonly guard: Guard;
}

/**
 * A site of real processes: two gateways and two workers on their own PostgreSQL and Redis, a
 * parlour and a payment gateway.
 */
export interface World extends WorldParts {
  /** Ends all lasting faults. Redis is emptied once more, and with it its rate limits. */
  heal(): void;
  /** @param logs a folder for the logs of the programs */
  stop(logs?: string): Promise<void>;
}

export function guardPostgres(guard: Guard, postgres: Postgres): void {
  guard.add('postgres', postgres.process().pid, { signal: 'SIGINT', store: true });
}

/** Runs the parts; PostgreSQL is restarted whenever it has ended. */
export function makeWorld(parts: WorldParts): World {
  const { wire, gateways, workers, redis, parlour, postgres, payments, guard, folder } = parts;
  let reviving: Promise<void> | undefined;
  const watch = setInterval(() => {
    if (reviving || postgres.isRunning()) return;
    reviving = postgres
      .revive()
      .then(() => guardPostgres(guard, postgres))
      .catch(() => undefined)
      .finally(() => {
        reviving = undefined;
      });
  }, 100);
  return {
    ...parts,
    heal: () => {
      wire.heal();
      for (const daemon of [...gateways, ...workers, redis, parlour.daemon]) daemon.thaw();
      redis.kill();
    },
    stop: async (logs) => {
      clearInterval(watch);
      await reviving;
      wire.close();
      await Promise.all([...gateways, ...workers, parlour.daemon].map((daemon) => daemon.stop()));
      await redis.stop();
      payments.close();
      await postgres.stop();
      guard.dismiss();
      if (logs) cpSync(path.join(folder, 'logs'), logs, { recursive: true });
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
