import type pg from 'pg';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';

export interface AuthenticatorRow extends pg.QueryResultRow {
  /** Locked. */
  secret: string;
  confirmed: boolean;
}

export async function findAuthenticator(
  { pool }: Database,
  memberId: string,
): Promise<AuthenticatorRow | undefined> {
  const { rows } = await pool.query<AuthenticatorRow>(
    'select secret, confirmed_at is not null as confirmed from authenticator where member_id = $1',
    [memberId],
  );
  return rows[0];
}

/**
 * Keeps a secret that nobody has confirmed yet, in the place of one before it. False when there is
 * a confirmed one.
 */
export async function keepSecret(
  { pool }: Database,
  memberId: string,
  secret: string,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await pool.query(
    `insert into authenticator (member_id, secret, created_at) values ($1, $2, $3)
     on conflict (member_id) do update set secret = excluded.secret, created_at = excluded.created_at
       where authenticator.confirmed_at is null`,
    [memberId, secret, now],
  );
  return rowCount === 1;
}

/**
 * Uses a time step up; false when it, or a later one, has been used. Of two at the same moment one
 * has it.
 */
export async function takeStep(
  { pool }: Database,
  memberId: string,
  secret: string,
  step: number,
): Promise<boolean> {
  const { rowCount } = await pool.query(
    `update authenticator set last_step = $3
      where member_id = $1 and secret = $2 and confirmed_at is not null and last_step < $3`,
    [memberId, secret, step],
  );
  return rowCount === 1;
}

/**
 * Turns a secret on by its first code, with recovery codes; false when another call has done it, or
 * has changed the secret.
 */
export function confirmSecret(
  { pool }: Database,
  memberId: string,
  {
    secret,
    step,
    codes,
    now,
  }: { secret: string; step: number; codes: readonly Buffer[]; now: Date },
): Promise<boolean> {
  return inTransaction(pool, async (client) => {
    const { rowCount } = await client.query(
      `update authenticator set confirmed_at = $4, last_step = $3
        where member_id = $1 and secret = $2 and confirmed_at is null`,
      [memberId, secret, step, now],
    );
    if (rowCount !== 1) return false;
    await insertCodes(client, memberId, codes);
    return true;
  });
}

/**
 * Puts new recovery codes in the place of all those before; false when the authenticator is not on
 * any more.
 */
export function replaceCodes(
  { pool }: Database,
  memberId: string,
  codes: readonly Buffer[],
): Promise<boolean> {
  return inTransaction(pool, async (client) => {
    // Two renewals at once: the second one waits here, and its codes are the ones that stay.
    const { rowCount } = await client.query(
      'select 1 from authenticator where member_id = $1 and confirmed_at is not null for update',
      [memberId],
    );
    if (rowCount !== 1) return false;
    await client.query('delete from recovery_code where member_id = $1', [memberId]);
    await insertCodes(client, memberId, codes);
    return true;
  });
}

async function insertCodes(
  client: pg.PoolClient,
  memberId: string,
  codes: readonly Buffer[],
): Promise<void> {
  await client.query(
    'insert into recovery_code (member_id, code_hash) select $1, unnest($2::bytea[])',
    [memberId, codes],
  );
}

/** Uses a recovery code up; false when there is no such code, or it has been used. */
export async function takeCodeHash(
  { pool }: Database,
  memberId: string,
  hash: Buffer,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await pool.query(
    'update recovery_code set used_at = $3 where member_id = $1 and code_hash = $2 and used_at is null',
    [memberId, hash, now],
  );
  return rowCount === 1;
}

/** Forgets the secret, and the recovery codes with it. */
export async function forgetAuthenticator({ pool }: Database, memberId: string): Promise<void> {
  await pool.query('delete from authenticator where member_id = $1', [memberId]);
}
