import type { StaffRole } from '@lantern/contracts';
import { findRow, type Queryable } from '@lantern/rows';
import type { Database } from '../../db/database.ts';

export interface StaffRow {
  id: string;
  username: string;
  role: StaffRole;
  passwordHash: string;
  /** Encrypted. */
  totpSecret: string | null;
  enrolled: boolean;
  disabled: boolean;
  /** A first password, which must be changed. */
  passwordIsDefault: boolean;
  /** When the person may act as the second of two people; null when that has passed. */
  countsFrom: Date | null;
}

const columns = `id, username, role, password_hash, password_is_default, totp_secret,
  totp_confirmed_at is not null as enrolled, disabled_at is not null as disabled,
  case when counts_from > now() then counts_from end as counts_from`;

export async function findStaffByName(
  { pool }: Database,
  brandId: string,
  username: string,
): Promise<StaffRow | undefined> {
  return findRow<StaffRow>(
    pool,
    `select ${columns} from staff where brand_id = $1 and username = $2`,
    [brandId, username],
  );
}

export async function findStaff(
  client: Queryable,
  brandId: string,
  id: string,
): Promise<StaffRow | undefined> {
  return findRow<StaffRow>(client, `select ${columns} from staff where brand_id = $1 and id = $2`, [
    brandId,
    id,
  ]);
}

/** Stores an unconfirmed secret, replacing an earlier one. False when one is confirmed. */
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

/** Confirms a secret by its first code. False when another call has confirmed or changed it. */
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

/** Consumes a time step. False when it or a later one was used, also by a concurrent call. */
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

/** Consumes a recovery code. False for an unknown or used one. */
export async function takeStaffRecoveryCode(
  client: Queryable,
  id: string,
  hash: Buffer,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `update staff_recovery_code set used_at = $3
      where staff_id = $1 and code_hash = $2 and used_at is null`,
    [id, hash, now],
  );
  return rowCount === 1;
}

/** Replaces the password hash `from`; a trigger ends the sessions. False when it has changed. */
export async function replacePassword(
  client: Queryable,
  id: string,
  from: string,
  to: string,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `update staff set password_hash = $3, password_is_default = false
      where id = $1 and password_hash = $2`,
    [id, from, to],
  );
  return rowCount === 1;
}
