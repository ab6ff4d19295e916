import pg from 'pg';

/**
 * A pool that loses connections without harm: the statement that uses one fails, and `onError`
 * hears of an idle one. The pool itself listens to idle connections alone, so one that was lost
 * while it went from a call to the next one would end the process.
 */
export function openPool(config: pg.PoolConfig, onError: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool(config);
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
