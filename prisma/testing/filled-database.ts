import { openMigratedDatabase } from '@lantern/migrate/testing';
import pg from 'pg';
import { afterAll, beforeAll } from 'vitest';
import { scene } from './scene.ts';

/**
 * A connection for all tests of a file, to a database of today with the member of `scene` and with
 * rows that no trigger checks.
 */
export function useFilledDatabase(rows: string): () => pg.Client {
  let client: pg.Client;
  let database: Awaited<ReturnType<typeof openMigratedDatabase>>;

  beforeAll(async () => {
    database = await openMigratedDatabase();
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await client.query(scene);
    await client.query(`set session_replication_role = replica; ${rows}`);
    await client.query('set session_replication_role = origin');
    await client.query('vacuum analyze');
  });

  afterAll(async () => {
    await client.end();
    await database.drop();
  });

  return () => client;
}
