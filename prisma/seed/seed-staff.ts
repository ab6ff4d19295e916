import type { StaffRole } from '@lantern/contracts';
import { hash } from '@node-rs/argon2';
import type pg from 'pg';

export interface SeedStaff {
  username: string;
  password: string;
  role: StaffRole;
  /** The password is temporary and must be changed at the first login. */
  passwordIsDefault?: boolean;
}

/**
 * Adds a staff account unless the username exists; its authenticator is set up at the first login.
 * Unlike an account added in the console, it can approve at once. Returns the id.
 */
export async function seedStaff(
  db: pg.ClientBase,
  brandId: string,
  staff: SeedStaff,
): Promise<string> {
  const { username, password, role, passwordIsDefault = false } = staff;
  await db.query(
    `insert into staff (id, brand_id, username, role, password_hash, password_is_default)
     values (uuid_v7(), $1, $2, $3, $4, $5) on conflict (brand_id, username) do nothing`,
    [brandId, username.toLowerCase(), role, await hash(password), passwordIsDefault],
  );
  const { rows } = await db.query<{ id: string }>(
    'select id from staff where brand_id = $1 and username = $2',
    [brandId, username.toLowerCase()],
  );
  return rows[0]?.id ?? '';
}
