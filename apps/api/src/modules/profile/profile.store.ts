import { getRow } from '@lantern/rows';
import type pg from 'pg';
import type { Database } from '../../db/database.ts';

/** A member's profile, with the field names of the contract. */
export interface ProfileRow {
  account: string;
  nickname: string;
  avatar: string | null;
  memberSince: Date;
  fullname: string | null;
  /** yyyy-MM-dd */
  birthday: string | null;
  address: string | null;
  nationality: string | null;
  occupation: string | null;
  incomeSource: string | null;
  birthPlace: string | null;
  telegram: string | null;
  line: string | null;
  whatsapp: string | null;
  zalo: string | null;
  facebook: string | null;
  wechat: string | null;
  qqNum: string | null;
  /** A bank account is or was added under the full name. */
  nameUsed: boolean;
}

/** The fields of `member_profile`, and their columns. */
const columns = {
  fullname: 'payee_name',
  birthday: 'birthday',
  address: 'address',
  nationality: 'nationality',
  occupation: 'occupation',
  incomeSource: 'income_source',
  birthPlace: 'birth_place',
  telegram: 'telegram',
  line: 'line',
  whatsapp: 'whatsapp',
  zalo: 'zalo',
  facebook: 'facebook',
  wechat: 'wechat',
  qqNum: 'qq_num',
} as const;
export type ProfileColumn = keyof typeof columns;
const columnNames = Object.keys(columns) as ProfileColumn[];

const selected = `p.payee_name as fullname, p.birthday::text, p.address, p.nationality,
            p.occupation, p.income_source, p.birth_place, p.telegram, p.line, p.whatsapp, p.zalo,
            p.facebook, p.wechat, p.qq_num`;

export async function findProfile(
  client: Database['pool'] | pg.PoolClient,
  brandId: string,
  memberId: string,
): Promise<ProfileRow> {
  return getRow<ProfileRow>(
    client,
    `select m.username as account, m.nickname, m.avatar, m.created_at as member_since,
            ${selected},
            exists (select from bank_account b where b.member_id = m.id) as name_used
       from member m left join member_profile p on p.member_id = m.id
      where m.brand_id = $1 and m.id = $2`,
    [brandId, memberId],
  );
}

/** Writes some fields of a profile; null deletes a value. */
export async function writeProfile(
  client: pg.PoolClient,
  brandId: string,
  memberId: string,
  change: Partial<Record<ProfileColumn, string | null>>,
): Promise<void> {
  const names = columnNames.filter((name) => change[name] !== undefined);
  if (names.length === 0) return;
  const places = names.map((_name, place) => `$${place + 3}`);
  const written = names.map((name) => columns[name]);
  const updates = written.map((column) => `${column} = excluded.${column}`);
  await client.query(
    `insert into member_profile (member_id, brand_id, ${written.join(', ')})
     values ($1, $2, ${places.join(', ')})
     on conflict (member_id) do update set ${updates.join(', ')}`,
    [memberId, brandId, ...names.map((name) => change[name])],
  );
}

/**
 * `taken` when another member has the nickname or one that looks like it; the transaction has then
 * failed.
 */
export async function writeNickname(
  client: pg.PoolClient,
  memberId: string,
  nickname: string,
  key: string,
): Promise<'written' | 'taken'> {
  try {
    await client.query('update member set nickname = $2, nickname_key = $3 where id = $1', [
      memberId,
      nickname,
      key,
    ]);
    return 'written';
  } catch (error) {
    if ((error as { constraint?: unknown }).constraint === 'member_nickname') return 'taken';
    throw error;
  }
}
