import { findRow, findRows, getRow } from '@lantern/rows';
import type { Database } from '../../db/database.ts';
import type { ListPart } from '../../db/list-part.ts';

export interface LinkRow {
  id: string;
  code: string;
  type: number;
  landing: string;
  note: string;
  mostUses: number | null;
  expiresAt: Date | null;
  rebate: number | null;
  createdAt: Date;
  state: 'open' | 'used_up' | 'expired' | 'closed';
  visits: number;
  registrations: number;
  depositors: number;
}

/** A part of an agent's links with their statistics, newest first, and the number of all. */
export async function findLinks(
  { pool }: Database,
  memberId: string,
  { limit, offset = 0, after }: ListPart,
): Promise<{ rows: LinkRow[]; total: number }> {
  const [rows, { total }] = await Promise.all([
    findRows<LinkRow>(
      pool,
      `select l.id, c.code, l.type, l.landing, l.note, l.most_uses, l.expires_at, l.rebate,
              l.created_at,
              case when not c.enabled then 'closed'
                   when l.expires_at <= now() then 'expired'
                   when l.uses >= l.most_uses then 'used_up'
                   else 'open' end as state,
              (select count(*)::integer from invite_visit v where v.link_id = l.id) as visits,
              l.uses as registrations,
              (select count(*)::integer from invite_use u
                where u.link_id = l.id
                  and exists (select from cash_day d where d.member_id = u.member_id
                                                       and d.deposited > 0)) as depositors
         from invite_link l
         join invite_code c on c.brand_id = l.brand_id and c.code_key = l.code_key
        where l.member_id = $1 and ($4::uuid is null or l.id < $4)
        order by l.id desc limit $2 offset $3`,
      [memberId, limit, offset, after?.id ?? null],
    ),
    getRow<{ total: number }>(
      pool,
      'select count(*)::integer as total from invite_link where member_id = $1',
      [memberId],
    ),
  ]);
  return { rows, total };
}

export interface NewLink {
  brandId: string;
  memberId: string;
  type: number;
  landing: string;
  note: string;
  mostUses: number | undefined;
  days: number | undefined;
  rebate: number | undefined;
}

/** Answers the id; undefined when the agent has `most` open links. */
export async function insertLink(
  { pool }: Database,
  { brandId, memberId, type, landing, note, mostUses, days, rebate }: NewLink,
  most: number,
): Promise<string | undefined> {
  const { id } = await getRow<{ id: string | null }>(
    pool,
    'select invitation_add_link($1, $2, $3, $4, $5, $6, $7, $8, $9) as id',
    [
      ...[brandId, memberId, type, landing, note],
      ...[mostUses ?? null, days ?? null, rebate ?? null, most],
    ],
  );
  return id ?? undefined;
}

/** Closes an agent's own link; false for another one. */
export async function closeLink(
  { pool }: Database,
  memberId: string,
  id: string,
): Promise<boolean> {
  const closed = await findRow(
    pool,
    `update invite_code c set enabled = false
       from invite_link l
      where l.id = $2 and l.member_id = $1
        and c.brand_id = l.brand_id and c.code_key = l.code_key
      returning l.id`,
    [memberId, id],
  );
  return closed !== undefined;
}

/** Counts the visit of a household, once a day of the brand. Codes without a link count nothing. */
export async function insertVisit(
  { pool }: Database,
  brandId: string,
  codeKey: string,
  household: string,
): Promise<void> {
  await pool.query(
    `insert into invite_visit (link_id, day, household)
     select l.id, (now() at time zone b.time_zone)::date,
            sha256(convert_to(l.id::text || $3, 'UTF8'))
       from invite_link l join brand b on b.id = l.brand_id
      where l.brand_id = $1 and l.code_key = $2
     on conflict do nothing`,
    [brandId, codeKey, household],
  );
}
