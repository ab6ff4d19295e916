import { findRows } from '@lantern/rows';
import type pg from 'pg';
import { type FunctionFile, inOrder, readFunctions } from './function-files.ts';
import { errorIn } from './migration-error.ts';

export interface AppliedFunctions {
  applied: string[];
  dropped: string[];
}

/**
 * The state of each function. One that was dropped, by hand or with a type it used, counts as never
 * applied.
 */
const known = `
  select f.name,
         case when exists (select from pg_proc p
                            where p.proname = f.name and p.pronamespace = 'public'::regnamespace)
              then f.hash end as hash
    from sql_function f`;

const existing = `
  select oid::regprocedure::text as signature from pg_proc
   where proname = $1 and pronamespace = 'public'::regnamespace`;

async function signaturesOf(client: pg.Client, name: string): Promise<string[]> {
  const rows = await findRows<{ signature: string }>(client, existing, [name]);
  return rows.map(({ signature }) => signature);
}

async function drop(client: pg.Client, name: string): Promise<void> {
  for (const signature of await signaturesOf(client, name))
    await client.query(`drop function ${signature}`);
}

/** A changed result type or argument names, or a second function of that name. */
const otherSignature = ['42P13', '42725'];

async function create(client: pg.Client, { name, sql }: FunctionFile): Promise<void> {
  await client.query('savepoint before');
  try {
    await client.query(sql);
    if ((await signaturesOf(client, name)).length === 1) return;
  } catch (error) {
    if (!otherSignature.includes((error as pg.DatabaseError).code ?? '')) throw error;
  }
  await client.query('rollback to before');
  await drop(client, name);
  await client.query(sql);
  if ((await signaturesOf(client, name)).length !== 1)
    throw new Error(`This file has to create one function, and it has to be called ${name}.`);
}

async function applyOne(client: pg.Client, one: FunctionFile): Promise<void> {
  try {
    await create(client, one);
  } catch (error) {
    throw errorIn(one.file, one.sql, error);
  }
  await client.query(
    `insert into sql_function (name, hash) values ($1, $2)
     on conflict (name) do update set hash = excluded.hash, applied_at = now()`,
    [one.name, one.hash],
  );
}

async function forget(client: pg.Client, name: string): Promise<void> {
  await drop(client, name);
  await client.query('delete from sql_function where name = $1', [name]);
}

/**
 * Syncs a database's functions with a folder of `<module>/<name>.sql` files in one transaction:
 * applies files whose hash differs from the table `sql_function`, and drops functions without a
 * file. Costs one query if nothing changed.
 */
export async function applyFunctionsOn(
  client: pg.Client,
  folder: string,
): Promise<AppliedFunctions> {
  const files = await readFunctions(folder);
  const rows = await findRows<{ name: string; hash: string | null }>(client, known);
  const hashes = new Map(rows.map(({ name, hash }) => [name, hash]));
  const names = new Set(files.map(({ name }) => name));
  const changed = inOrder(files).filter(({ name, hash }) => hashes.get(name) !== hash);
  const gone = rows.map(({ name }) => name).filter((name) => !names.has(name));
  if (changed.length + gone.length > 0) {
    await client.query('begin');
    try {
      for (const name of gone) await forget(client, name);
      for (const one of changed) await applyOne(client, one);
      await client.query('commit');
    } catch (error) {
      await client.query('rollback');
      throw error;
    }
  }
  return { applied: changed.map(({ name }) => name), dropped: gone };
}
