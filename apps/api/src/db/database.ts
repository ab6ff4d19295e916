import { setTimeout as wait } from 'node:timers/promises';
import { createPrisma, type PrismaClient } from '@lantern/database';
import { openPool } from '@lantern/rows';
import type pg from 'pg';

/** One pool of Postgres connections, used by Prisma, and directly for SQL such as the ledger's. */
export interface Database {
  pool: pg.Pool;
  prisma: PrismaClient;
  close(): Promise<void>;
}

interface Options {
  url: string;
  role: string;
  connections: number;
  onError(error: Error): void;
}

/** The server runs and accepts no connections yet, as after a crash. */
const startingUp = '57P03';
const startPatience = 60_000;
const startPause = 200;

const statementTimeout = 4000;
/** Closes the connection to an unresponsive server, which cannot time out by itself. */
const queryTimeout = 6000;

/** Opens the pool with an unprivileged role. Queries time out before their callers do. */
export function openDatabase({ url, role, connections, onError }: Options): Database {
  const config = {
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 5000,
    // A new connection compiles functions and plans again, so it stays between two bursts.
    idleTimeoutMillis: 600_000,
    query_timeout: queryTimeout,
    keepAlive: true,
    options: [
      `-c role=${role}`,
      `-c statement_timeout=${statementTimeout}`,
      '-c idle_in_transaction_session_timeout=10000',
      '-c timezone=UTC',
    ].join(' '),
  };
  const pool = openPool(config, onError);
  const prisma = createPrisma(pool);
  return {
    pool,
    prisma,
    async close() {
      await prisma.$disconnect();
      await pool.end();
    },
  };
}

/**
 * Waits for a server that is starting. A process that ended instead would load its code again, at
 * the moment when everything else starts as well.
 */
export async function untilStarted({ pool }: Pick<Database, 'pool'>): Promise<void> {
  const end = performance.now() + startPatience;
  for (;;) {
    try {
      await pool.query('select 1');
      return;
    } catch (error) {
      const isStarting = (error as { code?: unknown }).code === startingUp;
      if (!isStarting || performance.now() > end) throw error;
      await wait(startPause);
    }
  }
}
