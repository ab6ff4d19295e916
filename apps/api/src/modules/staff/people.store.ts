import type { StaffRole } from '@lantern/contracts';
import type { Queryable } from '@lantern/database';
import type pg from 'pg';
import type { Database } from '../../db/database.ts';

export interface PersonRow extends pg.QueryResultRow {
  id: string;
  username: string;
  role: StaffRole;
  enrolled: boolean;
  disabled: boolean;
  last_seen_at: Date | null;
  created_at: Date;
}

const columns = `p.id, p.username, p.role, p.totp_confirmed_at is not null as enrolled, p.disabled_at is not null as disabled,
  p.created_at, (select max(s.last_seen_at) from staff_session s where s.staff_id = p.id and s.step is null) as last_seen_at`;

/** Everybody of a brand's staff, by their names. */
export async function findPeople({ pool }: Database, brandId: string): Promise<PersonRow[]> {
  const { rows } = await pool.query<PersonRow>(
    `select ${columns} from staff p where p.brand_id = $1 order by p.username`,
    [brandId],
  );
  return rows;
}

export async function lockPerson(client: Queryable, brandId: string, id: string): Promise<PersonRow | undefined> {
  const { rows } = await client.query<PersonRow>(
    `select ${columns} from staff p where p.brand_id = $1 and p.id = $2 for update of p`,
    [brandId, id],
  );
  return rows[0];
}

/** False when somebody of the brand has the name already. */
export async function insertPerson(
  client: Queryable,
  person: { id: string; brandId: string; username: string; role: StaffRole; passwordHash: string },
): Promise<boolean> {
  const { rowCount } = await client.query(
    `insert into staff (id, brand_id, username, role, password_hash) values ($1, $2, $3, $4, $5)
     on conflict (brand_id, username) do nothing`,
    [person.id, person.brandId, person.username, person.role, person.passwordHash],
  );
  return rowCount === 1;
}

export interface PersonChange {
  role?: StaffRole | undefined;
  disabled?: boolean | undefined;
  resetAuthenticator?: true | undefined;
}

/** Changes a person; a trigger ends their sessions. */
export async function updatePerson(client: Queryable, id: string, change: PersonChange): Promise<void> {
  const { role, disabled, resetAuthenticator } = change;
  if (role) await client.query('update staff set role = $2 where id = $1', [id, role]);
  if (disabled !== undefined)
    await client.query(
      'update staff set disabled_at = case when $2 then coalesce(disabled_at, now()) end where id = $1',
      [id, disabled],
    );
  if (!resetAuthenticator) return;
  await client.query('delete from staff_recovery_code where staff_id = $1', [id]);
  await client.query('update staff set totp_secret = null, totp_confirmed_at = null where id = $1', [id]);
}
