import type { PersonMatch } from '@lantern/contracts';
import { findRow, findRows, getRow, type Queryable } from '@lantern/rows';
import type { Database } from '../../db/database.ts';
import { askVerdict } from '../../db/verdict.ts';

/** What may show that two accounts belong to one person; undefined where it is not known. */
export interface PersonFacts {
  brandId: string;
  /** The account itself; undefined before it exists. */
  memberId?: string | undefined;
  idNumber?: string | undefined;
  mobile?: string | undefined;
  email?: string | undefined;
  birthday?: string | undefined;
  /** The keyed hash of a bank account's number. */
  accountKey?: Buffer | undefined;
  /** The member who was last logged in on this device. */
  deviceOf?: string | undefined;
}

export interface CandidateRow {
  knownId: string;
  signal: string;
  /** Of a match by birthday. */
  name: string | null;
  /** Excluded or disabled, or held as such a person. */
  barred: boolean;
}

/** A union instead of `or`, so that each part uses its own index. */
const candidates = `
  select member_id, 'id_number' as signal, null as name from member_profile
   where brand_id = $1
     and upper(regexp_replace(id_number, '[^[:alnum:]]', '', 'g'))
         = upper(regexp_replace($3::text, '[^[:alnum:]]', '', 'g'))
  union all
  select member_id, case when mobile_verified then 'mobile' else 'mobile_typed' end, null
    from member_profile where brand_id = $1 and mobile = $4
  union all
  select member_id, case when email_verified then 'email' else 'email_typed' end, null
    from member_profile where brand_id = $1 and lower(email) = lower($5)
  union all
  select member_id, 'birthday', payee_name from member_profile
   where brand_id = $1 and birthday = $6::date and payee_name is not null
  union all
  select member_id, 'bank_account', null from bank_account
   where brand_id = $1 and account_key = $7
  union all
  select id, 'device', null from member where brand_id = $1 and id = $8::uuid`;

/**
 * The other accounts of the brand that share something with these facts. Pairs that staff called
 * different people are left out.
 */
export const findCandidates = (client: Queryable, facts: PersonFacts): Promise<CandidateRow[]> =>
  findRows<CandidateRow>(
    client,
    `select c.member_id as known_id, c.signal, c.name,
            m.status = 'disabled' or coalesce(p.excluded_until > now(), false)
              or exists (select from person_match h where h.member_id = m.id
                          and h.decision is distinct from 'different') as barred
       from (${candidates}) c
       join member m on m.id = c.member_id and m.type <> 4
       left join protection p on p.member_id = m.id
      where m.id is distinct from $2::uuid
        and not exists (select from person_match d where d.member_id = $2::uuid
                         and d.known_id = m.id and d.decision = 'different')`,
    [
      facts.brandId,
      facts.memberId ?? null,
      facts.idNumber ?? null,
      facts.mobile ?? null,
      facts.email ?? null,
      facts.birthday ?? null,
      facts.accountKey ?? null,
      facts.deviceOf ?? null,
    ],
  );

export const findIdentity = (
  client: Queryable,
  memberId: string,
): Promise<{ name: string | null; birthday: string | null } | undefined> =>
  findRow(
    client,
    'select payee_name as name, birthday::text from member_profile where member_id = $1',
    [memberId],
  );

/** The lock that a hold needs; taken first, as in every transaction that locks wallets. */
export async function lockForHold(client: Queryable, memberId: string): Promise<void> {
  await client.query('select protection_lock($1)', [memberId]);
}

export async function writeHold(
  client: Queryable,
  brandId: string,
  memberId: string,
  matches: unknown,
): Promise<void> {
  await client.query('select protection_person_hold($1, $2, $3)', [
    brandId,
    memberId,
    JSON.stringify(matches),
  ]);
}

export async function writeDeclined(
  { pool }: Database,
  brandId: string,
  matches: unknown,
): Promise<void> {
  await pool.query('select protection_person_declined($1, $2)', [brandId, JSON.stringify(matches)]);
}

export interface MatchRow {
  id: string;
  memberId: string | null;
  username: string | null;
  knownId: string;
  known: string;
  knownState: 'excluded' | 'disabled' | 'free';
  signals: PersonMatch['signals'];
  tries: number;
  foundAt: Date;
  decision: 'same' | 'different' | null;
  decidedAt: Date | null;
  decider: string | null;
}

const select = `select x.id, x.member_id, m.username, x.known_id, k.username as known,
       case when p.excluded_until > now() then 'excluded'
            when k.status = 'disabled' then 'disabled' else 'free' end as known_state,
       x.signals, x.tries, x.found_at, x.decision, x.decided_at, s.username as decider
  from person_match x
  join member k on k.id = x.known_id
  left join member m on m.id = x.member_id
  left join protection p on p.member_id = x.known_id
  left join staff s on s.id = x.decided_by`;

const within = { open: 'x.decision is null', decided: 'x.decision is not null' } as const;
const order = { open: 'x.found_at, x.id', decided: 'x.decided_at desc, x.id' } as const;

export async function findMatches(
  { pool }: Database,
  brandId: string,
  show: keyof typeof within,
  offset: number,
  limit: number,
): Promise<{ rows: MatchRow[]; total: number }> {
  const where = `x.brand_id = $1 and ${within[show]}`;
  const [rows, { total }] = await Promise.all([
    findRows<MatchRow>(
      pool,
      `${select} where ${where} order by ${order[show]} offset $2 limit $3`,
      [brandId, offset, limit],
    ),
    getRow<{ total: number }>(
      pool,
      `select count(*)::int as total from person_match x where ${where}`,
      [brandId],
    ),
  ]);
  return { rows, total };
}

/** Matches of a member with others and of others with the member, newest first. */
export const findMatchesOf = ({ pool }: Database, memberId: string) =>
  findRows<MatchRow>(
    pool,
    `${select} where x.member_id = $1 or x.known_id = $1 order by x.found_at desc, x.id limit 20`,
    [memberId],
  );

export const findMatch = (client: Queryable, brandId: string, id: string) =>
  findRow<MatchRow>(client, `${select} where x.brand_id = $1 and x.id = $2`, [brandId, id]);

/** What was decided, or the code of a refusal. */
export const decideOnMatch = (client: Queryable, values: readonly string[]) =>
  askVerdict(client, 'select protection_person_decide($1, $2, $3, $4, $5) as verdict', [...values]);
