import { findRow, findRows } from '@lantern/rows';
import type { Database } from '../../db/database.ts';

export interface MemberLineRow {
  id: string;
  username: string;
  nickname: string;
  type: number;
  status: 'active' | 'disabled';
  currency: string;
  /** Spendable money less debt, in minor units. */
  balance: string;
  createdAt: Date;
  lastSeenAt: Date | null;
}

export const lineColumns = `m.id, m.username, m.nickname, m.type, m.status, m.currency,
  m.created_at,
  (select coalesce(sum(p.balance), 0)::text from purse p
    where p.member_id = m.id
      and p.purpose in ('main', 'play', 'receivable', 'play_receivable')) as balance,
  (select max(s.last_seen_at) from session s where s.member_id = m.id) as last_seen_at`;

export interface Search {
  brandId: string;
  status: string | undefined;
  /** Prefix of a username in its unique form; undefined to list all members. */
  name: string | undefined;
  /** Set when the search text is an id. */
  id: string | undefined;
  /** The search text as a stored mobile number or e-mail. */
  handles: readonly string[];
  offset: number;
  limit: number;
}

/** A union instead of `or`, so that each part uses its own index. */
const found = `select id from member where brand_id = $1 and username_key like $3
  union select id from member where brand_id = $1 and id = $4::uuid
  union select member_id from member_handle where brand_id = $1 and handle_key = any($5)
  union select member_id from member_profile where brand_id = $1 and mobile = any($5)
  union select member_id from member_profile where brand_id = $1 and lower(email) = any($5)`;

const asPrefix = (name: string) => `${name.replace(/[\\%_]/g, '\\$&')}%`;

/** One page of the members found, newest first, and their total number. */
export async function findMembers(
  { pool }: Database,
  search: Search,
): Promise<{ rows: MemberLineRow[]; total: number }> {
  const { brandId, status, name, id, handles, offset, limit } = search;
  const all = name === undefined;
  const where = `m.brand_id = $1 and ($2::text is null or m.status = $2)
    ${all ? '' : `and m.id in (${found})`}`;
  const values = [brandId, status ?? null, ...(all ? [] : [asPrefix(name), id ?? null, handles])];
  const [rows, counted] = await Promise.all([
    findRows<MemberLineRow>(
      pool,
      `select ${lineColumns} from member m where ${where}
        order by m.id desc offset ${offset} limit ${limit}`,
      values,
    ),
    findRow<{ total: number }>(
      pool,
      `select count(*)::int as total from member m where ${where}`,
      values,
    ),
  ]);
  return { rows, total: counted?.total ?? 0 };
}
