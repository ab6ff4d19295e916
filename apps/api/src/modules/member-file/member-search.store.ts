import type pg from 'pg';
import type { Database } from '../../db/database.ts';

export interface MemberLineRow extends pg.QueryResultRow {
  id: string;
  username: string;
  nickname: string;
  type: number;
  status: 'active' | 'disabled';
  currency: string;
  /** What can be spent, less what is owed. */
  balance: string;
  created_at: Date;
  last_seen_at: Date | null;
}

export const lineColumns = `m.id, m.username, m.nickname, m.type, m.status, m.currency, m.created_at,
  (select coalesce(sum(p.balance), 0)::text from purse p
    where p.member_id = m.id and p.purpose in ('main', 'play', 'receivable', 'play_receivable')) as balance,
  (select max(s.last_seen_at) from session s where s.member_id = m.id) as last_seen_at`;

export interface Search {
  brandId: string;
  status: string | undefined;
  /** The beginning of a username, in its unique form; undefined when everybody is wanted. */
  name: string | undefined;
  /** An id, where what was typed is one. */
  id: string | undefined;
  /** Forms in which a mobile number or an e-mail is kept. */
  handles: readonly string[];
  offset: number;
  limit: number;
}

/** Each way to be found has an index of its own. */
const found = `select id from member where brand_id = $1 and username_key like $3
  union select id from member where brand_id = $1 and id = $4::uuid
  union select member_id from member_handle where brand_id = $1 and handle_key = any($5)
  union select member_id from member_profile where brand_id = $1 and mobile = any($5)
  union select member_id from member_profile where brand_id = $1 and lower(email) = any($5)`;

const asPrefix = (name: string) => `${name.replace(/[\\%_]/g, '\\$&')}%`;

/** A page of the members that a search finds, the newest first, and how many there are. */
export async function findMembers(
  { pool }: Database,
  search: Search,
): Promise<{ rows: MemberLineRow[]; total: number }> {
  const { brandId, status, name, id, handles, offset, limit } = search;
  const all = name === undefined;
  const where = `m.brand_id = $1 and ($2::text is null or m.status = $2)${all ? '' : ` and m.id in (${found})`}`;
  const values = [brandId, status ?? null, ...(all ? [] : [asPrefix(name), id ?? null, handles])];
  const [page, counted] = await Promise.all([
    pool.query<MemberLineRow>(
      `select ${lineColumns} from member m where ${where} order by m.id desc offset ${offset} limit ${limit}`,
      values,
    ),
    pool.query<{ total: number }>(
      `select count(*)::int as total from member m where ${where}`,
      values,
    ),
  ]);
  return { rows: page.rows, total: counted.rows[0]?.total ?? 0 };
}
