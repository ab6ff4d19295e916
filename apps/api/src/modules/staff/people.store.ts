import type { StaffRole } from '@lantern/contracts';
import { findRow, findRows, type Queryable } from '@lantern/rows';
import type { Database } from '../../db/database.ts';

export interface PersonRow {
  id: string;
  username: string;
  role: StaffRole;
  enrolled: boolean;
  disabled: boolean;
  passwordIsDefault: boolean;
  /** When the person may act as the second of two people; null when that has passed. */
  countsFrom: Date | null;
  lastSeenAt: Date | null;
  createdAt: Date;
}

const columns = `p.id, p.username, p.role, p.password_is_default, p.created_at,
  p.totp_confirmed_at is not null as enrolled, p.disabled_at is not null as disabled,
  case when p.counts_from > now() then p.counts_from end as counts_from,
  (select max(s.last_seen_at) from staff_session s
    where s.staff_id = p.id and s.step is null) as last_seen_at`;

/** A brand's staff, by name. */
export async function findPeople({ pool }: Database, brandId: string): Promise<PersonRow[]> {
  return findRows<PersonRow>(
    pool,
    `select ${columns} from staff p where p.brand_id = $1 order by p.username`,
    [brandId],
  );
}

export async function lockPerson(
  client: Queryable,
  brandId: string,
  id: string,
): Promise<PersonRow | undefined> {
  return findRow<PersonRow>(
    client,
    `select ${columns} from staff p where p.brand_id = $1 and p.id = $2 for update of p`,
    [brandId, id],
  );
}

/**
 * A new person cannot act as the second of two people for a day, in which colleagues can notice a
 * fake one.
 */
const countsFrom = "now() + interval '24 hours'";

/** Returns `counts_from`; undefined when the brand has that name already. */
export async function insertPerson(
  client: Queryable,
  person: { id: string; brandId: string; username: string; role: StaffRole; passwordHash: string },
): Promise<Date | undefined> {
  const row = await findRow<{ countsFrom: Date }>(
    client,
    `insert into staff
       (id, brand_id, username, role, password_hash, password_is_default, counts_from)
     values ($1, $2, $3, $4, $5, true, ${countsFrom})
     on conflict (brand_id, username) do nothing returning counts_from`,
    [person.id, person.brandId, person.username, person.role, person.passwordHash],
  );
  return row?.countsFrom;
}

export interface PersonChange {
  role: StaffRole | undefined;
  disabled: boolean | undefined;
  /** Of a new first password, which also resets the authenticator; null for no reset. */
  passwordHash: string | null;
  isNew: boolean;
}

/** Changes a person; a trigger ends their sessions. Returns `counts_from` if it has changed. */
export async function updatePerson(
  client: Queryable,
  id: string,
  change: PersonChange,
): Promise<Date | undefined> {
  const { role, disabled, passwordHash, isNew } = change;
  if (role) await client.query('update staff set role = $2 where id = $1', [id, role]);
  if (disabled !== undefined)
    await client.query(
      `update staff set disabled_at = case when $2 then coalesce(disabled_at, now()) end
        where id = $1`,
      [id, disabled],
    );
  if (passwordHash !== null) await resetLogin(client, id, passwordHash);
  if (!isNew) return undefined;
  const row = await findRow<{ countsFrom: Date }>(
    client,
    `update staff set counts_from = ${countsFrom} where id = $1 returning counts_from`,
    [id],
  );
  return row?.countsFrom;
}

/** Removes the second factor and sets a first password, which must be changed. */
async function resetLogin(client: Queryable, id: string, passwordHash: string): Promise<void> {
  await client.query('delete from staff_recovery_code where staff_id = $1', [id]);
  await client.query(
    `update staff set totp_secret = null, totp_confirmed_at = null,
                      password_hash = $2, password_is_default = true
      where id = $1`,
    [id, passwordHash],
  );
}

/** The staff who cannot yet act as the second of two people, in the order of that time. */
export async function findNewPeople(
  { pool }: Database,
  brandId: string,
): Promise<{ username: string; role: StaffRole; countsFrom: Date }[]> {
  return findRows<{ username: string; role: StaffRole; countsFrom: Date }>(
    pool,
    `select username, role, counts_from from staff
      where brand_id = $1 and counts_from > now() and disabled_at is null
      order by counts_from, username`,
    [brandId],
  );
}
