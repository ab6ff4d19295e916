import { findRow } from '@lantern/rows';
import type pg from 'pg';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';

export interface AuthenticatorRow {
  /** Encrypted by the vault. */
  secret: string;
  confirmed: boolean;
}

export async function findAuthenticator(
  { pool }: Database,
  memberId: string,
): Promise<AuthenticatorRow | undefined> {
  return findRow<AuthenticatorRow>(
    pool,
    'select secret, confirmed_at is not null as confirmed from authenticator where member_id = $1',
    [memberId],
  );
}

/** Stores an unconfirmed secret and replaces an earlier one. False when one is confirmed. */
export async function keepSecret(
  { pool }: Database,
  memberId: string,
  secret: string,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await pool.query(
    `insert into authenticator (member_id, secret, created_at) values ($1, $2, $3)
     on conflict (member_id)
       do update set secret = excluded.secret, created_at = excluded.created_at
       where authenticator.confirmed_at is null`,
    [memberId, secret, now],
  );
  return rowCount === 1;
}

/**
 * Consumes a time step. False when it or a later one was consumed before; of two concurrent calls,
 * one succeeds.
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
 * Confirms a secret by its first code and stores the recovery codes. False when a concurrent call
 * confirmed or replaced the secret.
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

/** Replaces all recovery codes. False when the authenticator is off. */
export function replaceCodes(
  { pool }: Database,
  memberId: string,
  codes: readonly Buffer[],
): Promise<boolean> {
  return inTransaction(pool, async (client) => {
    // Of two concurrent renewals the second waits here, and its codes are the ones that remain.
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

/** Consumes a recovery code. False when it is unknown or was consumed before. */
export async function takeCodeHash(
  { pool }: Database,
  memberId: string,
  hash: Buffer,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await pool.query(
    `update recovery_code set used_at = $3
      where member_id = $1 and code_hash = $2 and used_at is null`,
    [memberId, hash, now],
  );
  return rowCount === 1;
}

/** Deletes the secret and its recovery codes. */
export async function forgetAuthenticator({ pool }: Database, memberId: string): Promise<void> {
  await pool.query('delete from authenticator where member_id = $1', [memberId]);
}
