import type { StaffRole } from '@lantern/contracts';
import type { Queryable } from '@lantern/database';
import type pg from 'pg';
import type { Database } from '../../db/database.ts';

export interface StaffRow extends pg.QueryResultRow {
  id: string;
  username: string;
  role: StaffRole;
  password_hash: string;
  /** Locked. */
  totp_secret: string | null;
  enrolled: boolean;
  disabled: boolean;
  /** Somebody else has been shown it. */
  password_is_default: boolean;
  /** The moment from which they count as one of two people; null when it has passed. */
  counts_from: Date | null;
}

const columns = `id, username, role, password_hash, totp_secret, totp_confirmed_at is not null as enrolled,
  disabled_at is not null as disabled, password_is_default, case when counts_from > now() then counts_from end as counts_from`;

export async function findStaffByName(
  { pool }: Database,
  brandId: string,
  username: string,
): Promise<StaffRow | undefined> {
  const { rows } = await pool.query<StaffRow>(
    `select ${columns} from staff where brand_id = $1 and username = $2`,
    [brandId, username],
  );
  return rows[0];
}

export async function findStaff(
  client: Queryable,
  brandId: string,
  id: string,
): Promise<StaffRow | undefined> {
  const { rows } = await client.query<StaffRow>(
    `select ${columns} from staff where brand_id = $1 and id = $2`,
    [brandId, id],
  );
  return rows[0];
}

/**
 * Keeps a secret that nobody has confirmed yet, in the place of one before it. False when there is
 * a confirmed one.
 */
export async function keepStaffSecret(
  { pool }: Database,
  id: string,
  secret: string,
): Promise<boolean> {
  const { rowCount } = await pool.query(
    'update staff set totp_secret = $2 where id = $1 and totp_confirmed_at is null',
    [id, secret],
  );
  return rowCount === 1;
}

/**
 * Turns a secret on by its first code; false when another call has done it, or has changed the
 * secret.
 */
export async function confirmStaffSecret(
  client: Queryable,
  id: string,
  {
    secret,
    step,
    codes,
    now,
  }: { secret: string; step: number; codes: readonly Buffer[]; now: Date },
): Promise<boolean> {
  const { rowCount } = await client.query(
    `update staff set totp_confirmed_at = $4, totp_last_step = $3
      where id = $1 and totp_secret = $2 and totp_confirmed_at is null`,
    [id, secret, step, now],
  );
  if (rowCount !== 1) return false;
  await client.query('delete from staff_recovery_code where staff_id = $1', [id]);
  await client.query(
    'insert into staff_recovery_code (staff_id, code_hash) select $1, unnest($2::bytea[])',
    [id, codes],
  );
  return true;
}

/**
 * Uses a time step up; false when it, or a later one, has been used. Of two at the same moment one
 * has it.
 */
export async function takeStaffStep(
  client: Queryable,
  id: string,
  secret: string,
  step: number,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `update staff set totp_last_step = $3
      where id = $1 and totp_secret = $2 and totp_confirmed_at is not null and totp_last_step < $3`,
    [id, secret, step],
  );
  return rowCount === 1;
}

/** Uses a recovery code up; false when there is no such code, or it has been used. */
export async function takeStaffRecoveryCode(
  client: Queryable,
  id: string,
  hash: Buffer,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await client.query(
    'update staff_recovery_code set used_at = $3 where staff_id = $1 and code_hash = $2 and used_at is null',
    [id, hash, now],
  );
  return rowCount === 1;
}

/**
 * Puts a password of one’s own in the place of the one that was looked at; a trigger ends the
 * sessions. False when it is another one by now.
 */
export async function replacePassword(
  client: Queryable,
  id: string,
  from: string,
  to: string,
): Promise<boolean> {
  const { rowCount } = await client.query(
    'update staff set password_hash = $3, password_is_default = false where id = $1 and password_hash = $2',
    [id, from, to],
  );
  return rowCount === 1;
}
