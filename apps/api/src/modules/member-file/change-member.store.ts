import type { Queryable } from '@lantern/database';

/**
 * Whether the brand has this member, who is taken for the rest of the transaction: the purses
 * first, as by whatever moves money, so that no two transactions wait for each other.
 */
export async function lockOwn(
  client: Queryable,
  brandId: string,
  id: string,
): Promise<{ status: string } | undefined> {
  await client.query(
    `select 1 from purse p join member m on m.id = p.member_id where m.brand_id = $1 and p.member_id = $2
      order by p.id for update of p`,
    [brandId, id],
  );
  const { rows } = await client.query<{ status: string }>(
    'select status from member where brand_id = $1 and id = $2 for no key update',
    [brandId, id],
  );
  return rows[0];
}

export async function writeStatus(client: Queryable, id: string, status: string): Promise<void> {
  await client.query('update member set status = $2 where id = $1', [id, status]);
}

/**
 * A purse that a member spends from, taken for the rest of the transaction. What is held, on its
 * way or owed is moved by the site alone, when somebody outside has paid or taken back: if that
 * could be stopped, the books would no longer say what has happened.
 */
export async function lockPurse(
  client: Queryable,
  memberId: string,
  purpose: string,
): Promise<{ id: string; frozen: boolean } | undefined> {
  const { rows } = await client.query<{ id: string; frozen: boolean }>(
    "select id, frozen from purse where member_id = $1 and purpose = $2 and purpose in ('main', 'play') order by id for update",
    [memberId, purpose],
  );
  return rows[0];
}

export async function writeFrozen(
  client: Queryable,
  purseId: string,
  frozen: boolean,
): Promise<void> {
  await client.query('update purse set frozen = $2 where id = $1', [purseId, frozen]);
}

export interface NewNote {
  id: string;
  brandId: string;
  memberId: string;
  staffId: string;
  text: string;
  now: Date;
}

export async function insertNote(client: Queryable, note: NewNote): Promise<void> {
  const { id, brandId, memberId, staffId, text, now } = note;
  await client.query(
    'insert into member_note (id, brand_id, member_id, staff_id, text, created_at) values ($1, $2, $3, $4, $5, $6)',
    [id, brandId, memberId, staffId, text, now],
  );
}
