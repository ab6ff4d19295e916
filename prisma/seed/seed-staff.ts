import type { StaffRole } from '@lantern/contracts';
import { hash } from '@node-rs/argon2';
import type pg from 'pg';

export interface SeedStaff {
  username: string;
  password: string;
  role: StaffRole;
}

/** Gives a brand somebody of its staff, who sets an authenticator up at the first login; one of that name stays. Returns the id. */
export async function seedStaff(db: pg.ClientBase, brandId: string, staff: SeedStaff): Promise<string> {
  const { username, password, role } = staff;
  await db.query(
    `insert into staff (id, brand_id, username, role, password_hash) values (uuid_v7(), $1, $2, $3, $4)
     on conflict (brand_id, username) do nothing`,
    [brandId, username.toLowerCase(), role, await hash(password)],
  );
  const { rows } = await db.query<{ id: string }>('select id from staff where brand_id = $1 and username = $2', [
    brandId,
    username.toLowerCase(),
  ]);
  return rows[0]?.id ?? '';
}
