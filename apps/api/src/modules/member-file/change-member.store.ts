import { findRow, type Queryable } from '@lantern/rows';
import { assistantTypeOf } from '@lantern/rules';

export interface OwnMember {
  status: string;
  rankLevel: number;
  labels: string[];
  erased: boolean;
  /** See `accountType` in packages/rules. */
  type: number;
  hasUpline: boolean;
}

/**
 * Locks a member of the brand for the transaction; undefined when the brand has no such member.
 * The purses are locked first, in the order of every money transaction, to avoid deadlocks.
 */
export async function lockOwn(
  client: Queryable,
  brandId: string,
  id: string,
): Promise<OwnMember | undefined> {
  await client.query(
    `select 1 from purse p join member m on m.id = p.member_id
      where m.brand_id = $1 and p.member_id = $2 order by p.id for update of p`,
    [brandId, id],
  );
  return findRow<OwnMember>(
    client,
    `select status, rank_level, labels, erased_at is not null as erased, type,
            upline_id is not null as has_upline from member
      where brand_id = $1 and id = $2 for no key update`,
    [brandId, id],
  );
}

export async function writeStatus(client: Queryable, id: string, status: string): Promise<void> {
  await client.query('update member set status = $2 where id = $1', [id, status]);
}

export async function writeRank(
  client: Queryable,
  id: string,
  { rankLevel, labels }: Pick<OwnMember, 'rankLevel' | 'labels'>,
): Promise<void> {
  await client.query('update member set rank_level = $2, labels = $3 where id = $1', [
    id,
    rankLevel,
    labels,
  ]);
}

/** Changes the account type with that of its assistants, and gives the codes of the type. */
export async function writeType(
  client: Queryable,
  { brandId, id, type }: { brandId: string; id: string; type: number },
): Promise<void> {
  await client.query('update member set type = $2 where id = $1', [id, type]);
  await client.query(
    `update member set type = $2
      where id in (select member_id from assistant where agent_id = $1) and type <> $2`,
    [id, assistantTypeOf(type)],
  );
  await client.query('select invitation_give_code($1, $2)', [brandId, id]);
}

/**
 * Locks a purse that the member spends from, for the transaction. The other purses cannot be
 * frozen: they record payments that gateways and vendors have already made.
 */
export async function lockPurse(
  client: Queryable,
  memberId: string,
  purpose: string,
): Promise<{ id: string; frozen: boolean } | undefined> {
  return findRow<{ id: string; frozen: boolean }>(
    client,
    `select id, frozen from purse
      where member_id = $1 and purpose = $2 and purpose in ('main', 'play')
      order by id for update`,
    [memberId, purpose],
  );
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
    `insert into member_note (id, brand_id, member_id, staff_id, text, created_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [id, brandId, memberId, staffId, text, now],
  );
}
