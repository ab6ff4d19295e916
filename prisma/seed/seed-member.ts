import { inviteKey, nameKey } from '@lantern/rules';
import { hash } from '@node-rs/argon2';
import type pg from 'pg';
import { postTransfers } from '../src/ledger.ts';

export interface SeedMember {
  username: string;
  password: string;
  /** See `accountType` in packages/rules. */
  type: number;
  currency: string;
  /** BCP 47. */
  language: string;
  /** The member above, from the registration on. */
  uplineId?: string | null;
  /** The opening balance in minor units. */
  balance?: bigint;
}

/** Creates a member with a purse unless the username exists. Returns the id. */
export async function seedMember(
  db: pg.ClientBase,
  brandId: string,
  member: SeedMember,
): Promise<string> {
  const key = nameKey(member.username);
  const found = await db.query<{ id: string }>(
    'select id from member where brand_id = $1 and username_key = $2',
    [brandId, key],
  );
  if (found.rows[0]) return found.rows[0].id;
  const { rows } = await db.query<{ id: string }>(
    `with fresh as (
       insert into member
         (id, brand_id, username, username_key, type, currency, nickname, password_hash, language,
          upline_id)
       values (uuid_v7(), $1, $2, $3, $4, $5, $2, $6, $7, $8) returning id
     ), profile as (
       insert into member_profile (member_id, brand_id) select id, $1 from fresh
     )
     insert into purse (id, brand_id, member_id, purpose, currency)
     select uuid_v7(), $1, id, 'main', $5 from fresh returning member_id as id`,
    [
      brandId,
      member.username,
      key,
      member.type,
      member.currency,
      await hash(member.password),
      member.language,
      member.uplineId ?? null,
    ],
  );
  const id = rows[0]?.id ?? '';
  await db.query('select invitation_give_code($1, $2)', [brandId, id]);
  if (member.balance) await giveOpeningBalance(db, brandId, id, member.balance);
  return id;
}

/** Gives an agent an affiliate code as it is printed, in place of the random one. */
export async function seedAffiliateCode(
  db: pg.ClientBase,
  brandId: string,
  agentId: string,
  code: string,
): Promise<void> {
  await db.query(
    `with printed as (
       insert into invite_code (brand_id, code_key, code, kind, member_id)
       values ($1, $2, $3, 'affiliate', $4) on conflict do nothing returning member_id)
     delete from invite_code c using printed p
      where c.member_id = p.member_id and c.kind = 'affiliate' and c.code_key <> $2`,
    [brandId, inviteKey(code), code, agentId],
  );
}

/** Credits an opening balance, in minor units, from the purse `house_opening`. */
export async function giveOpeningBalance(
  db: pg.ClientBase,
  brandId: string,
  memberId: string,
  amount: bigint,
): Promise<void> {
  const { rows } = await db.query<{ purpose: string; id: string }>(
    `select purpose, id from purse
      where brand_id = $1
        and ((member_id = $2 and purpose = 'main')
          or (member_id is null and purpose = 'house_opening'))`,
    [brandId, memberId],
  );
  const purse = (purpose: string) => rows.find((row) => row.purpose === purpose)?.id ?? '';
  const [[answer] = []] = await postTransfers(db, [
    [
      {
        key: `opening:${memberId}`,
        from: purse('house_opening'),
        to: purse('main'),
        amount,
        kind: 'opening_balance',
        subject: { kind: 'member', id: memberId },
      },
    ],
  ]);
  if (answer?.verdict !== 'posted')
    throw new Error(`The opening balance was refused: ${answer?.verdict}.`);
}
