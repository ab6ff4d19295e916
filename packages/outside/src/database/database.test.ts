import type pg from 'pg';
import { pino } from 'pino';
import { test as base, describe, expect } from 'vitest';
import { makeDatabase } from '../../testing/database.ts';
import { transaction } from './database.ts';
import { openDatabase } from './open-database.ts';

const log = pino({ level: 'silent' });
const test = base
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the wanted fixtures from it.
  .extend('database', { scope: 'file' }, async ({}, { onCleanup }) => {
    const database = await makeDatabase('outside');
    onCleanup(() => database.drop());
    return database;
  });

describe('M2 a transaction whose connection is lost', () => {
  test('fails alone: the process and the pool keep working', async ({ database }) => {
    const pool = openDatabase({ url: database.url, name: 'outside', log });
    const losing = transaction(pool, async (tx) => {
      const { rows } = await tx.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
      // The loss is reported while no query runs.
      const gone = new Promise((resolve) => (tx as pg.PoolClient).once('end', resolve));
      await database.pool.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid]);
      await gone;
      await tx.query('SELECT 1');
    });
    await expect(losing).rejects.toThrow();
    expect(pool.totalCount).toBe(0);
    expect(await transaction(pool, async (tx) => (await tx.query('SELECT 1')).rowCount)).toBe(1);
    await pool.end();
  });
});

test('M2 a connection that was lost while idle is replaced before its first statement', async ({
  database,
}) => {
  const pool = openDatabase({ url: database.url, name: 'outside', log });
  const { rows } = await pool.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  // The pool notices the loss when it next reads from the connection, after sending the query.
  const [client] = (pool as unknown as { _clients: pg.PoolClient[] })._clients;
  const { stream } = (
    client as unknown as { connection: { stream: { pause(): void; resume(): void } } }
  ).connection;
  stream.pause();
  await database.pool.query('SELECT pg_terminate_backend($1, 5000)', [rows[0]?.pid]);
  const work = transaction(pool, async (tx) => (await tx.query('SELECT 1')).rowCount);
  setImmediate(() => stream.resume());
  expect(await work).toBe(1);
  await pool.end();
});
