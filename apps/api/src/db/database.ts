import { createPrisma, type PrismaClient } from '@lantern/database';
import pg from 'pg';

/**
 * The site's way to Postgres: one pool, used by Prisma for reads and plain writes and directly
 * where money moves.
 */
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

const statementTimeout = 4000;
/**
 * A server that has fallen silent cannot end a statement by itself: then its connection is given up
 * here.
 */
const silenceTimeout = 6000;

/**
 * Opens the pool under the role that owns nothing (see the migration `roles`). A query times out
 * before the caller does.
 */
export function openDatabase({ url, role, connections, onError }: Options): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    query_timeout: silenceTimeout,
    keepAlive: true,
    options: `-c role=${role} -c statement_timeout=${statementTimeout} -c idle_in_transaction_session_timeout=10000 -c timezone=UTC`,
  });
  pool.on('error', onError);
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
