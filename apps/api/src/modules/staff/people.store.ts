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
  password_is_default: boolean;
  /** The moment from which they count as one of two people; null when it has passed. */
  counts_from: Date | null;
  last_seen_at: Date | null;
  created_at: Date;
}

const columns = `p.id, p.username, p.role, p.totp_confirmed_at is not null as enrolled, p.disabled_at is not null as disabled,
  p.password_is_default, case when p.counts_from > now() then p.counts_from end as counts_from,
  p.created_at, (select max(s.last_seen_at) from staff_session s where s.staff_id = p.id and s.step is null) as last_seen_at`;

/** Everybody of a brand's staff, by their names. */
export async function findPeople({ pool }: Database, brandId: string): Promise<PersonRow[]> {
  const { rows } = await pool.query<PersonRow>(
    `select ${columns} from staff p where p.brand_id = $1 order by p.username`,
    [brandId],
  );
  return rows;
}

export async function lockPerson(
  client: Queryable,
  brandId: string,
  id: string,
): Promise<PersonRow | undefined> {
  const { rows } = await client.query<PersonRow>(
    `select ${columns} from staff p where p.brand_id = $1 and p.id = $2 for update of p`,
    [brandId, id],
  );
  return rows[0];
}

/**
 * So long nobody counts on somebody new being another person: colleagues have a day to notice, and
 * to object.
 */
const countsFrom = "now() + interval '24 hours'";

/**
 * Answers from when they count as one of two people; undefined when somebody of the brand has the
 * name already.
 */
export async function insertPerson(
  client: Queryable,
  person: { id: string; brandId: string; username: string; role: StaffRole; passwordHash: string },
): Promise<Date | undefined> {
  const { rows } = await client.query<{ counts_from: Date }>(
    `insert into staff (id, brand_id, username, role, password_hash, password_is_default, counts_from)
     values ($1, $2, $3, $4, $5, true, ${countsFrom})
     on conflict (brand_id, username) do nothing returning counts_from`,
    [person.id, person.brandId, person.username, person.role, person.passwordHash],
  );
  return rows[0]?.counts_from;
}

export interface PersonChange {
  role: StaffRole | undefined;
  disabled: boolean | undefined;
  /** Of a first password, in the place of the password and of the authenticator. */
  passwordHash: string | null;
  isNew: boolean;
}

/**
 * Changes a person; a trigger ends their sessions. Answers from when they count as one of two
 * people, where that has changed.
 */
export async function updatePerson(
  client: Queryable,
  id: string,
  change: PersonChange,
): Promise<Date | undefined> {
  const { role, disabled, passwordHash, isNew } = change;
  if (role) await client.query('update staff set role = $2 where id = $1', [id, role]);
  if (disabled !== undefined)
    await client.query(
      'update staff set disabled_at = case when $2 then coalesce(disabled_at, now()) end where id = $1',
      [id, disabled],
    );
  if (passwordHash !== null) await beginAnew(client, id, passwordHash);
  if (!isNew) return undefined;
  const { rows } = await client.query<{ counts_from: Date }>(
    `update staff set counts_from = ${countsFrom} where id = $1 returning counts_from`,
    [id],
  );
  return rows[0]?.counts_from;
}

/**
 * What somebody had to log in with is worth nothing any more; the first password is good for the
 * choice of another one.
 */
async function beginAnew(client: Queryable, id: string, passwordHash: string): Promise<void> {
  await client.query('delete from staff_recovery_code where staff_id = $1', [id]);
  await client.query(
    `update staff set totp_secret = null, totp_confirmed_at = null, password_hash = $2, password_is_default = true
      where id = $1`,
    [id, passwordHash],
  );
}

/**
 * Who of a brand's staff does not count as one of two people yet, whoever comes last at the end.
 */
export async function findNewPeople(
  { pool }: Database,
  brandId: string,
): Promise<{ username: string; role: StaffRole; counts_from: Date }[]> {
  const { rows } = await pool.query<{ username: string; role: StaffRole; counts_from: Date }>(
    `select username, role, counts_from from staff
      where brand_id = $1 and counts_from > now() and disabled_at is null order by counts_from, username`,
    [brandId],
  );
  return rows;
}
