import type { FreeRoundGrant } from '@lantern/contracts';
import { findRow, findRows, getRow } from '@lantern/rows';
import type { Database } from '../../db/database.ts';
import { carryOutBy } from '../../db/decided-proposal.ts';
import { retried } from '../../db/transaction.ts';
import { askVerdict } from '../../db/verdict.ts';

export interface GrantRow {
  id: string;
  state: FreeRoundGrant['state'];
  /** Node ids. */
  games: string[];
  /** Minor units, like `won`. */
  value: string;
  currency: string;
  rounds: number;
  used: number;
  won: string;
  turnoverPercent: number;
  expiresAt: Date;
}

const columns = `g.id, g.games, g.value::text, g.currency, g.rounds, g.used, g.won::text,
  g.turnover_percent, g.expires_at,
  case when g.state = 'active' and g.expires_at <= now() then 'expired' else g.state end as state`;

/** The grants of a member: those to play, the first to expire first; then those that have ended. */
export const findGrants = (
  { pool }: Database,
  memberId: string,
  endedDays: number,
): Promise<GrantRow[]> =>
  findRows<GrantRow>(
    pool,
    `select ${columns} from free_round_grant g
      where g.member_id = $1
        and (g.state = 'active' or g.ended_at > now() - make_interval(days => $2))
      order by g.state = 'active' and g.expires_at > now() desc,
               case when g.state = 'active' then g.expires_at end, g.id desc
      limit 100`,
    [memberId, endedDays],
  );

export interface StaffGrantRow extends GrantRow {
  memberId: string;
  username: string;
  createdAt: Date;
  grantedBy: string;
  approvedBy: string | null;
  reason: string;
}

interface Filter {
  state: FreeRoundGrant['state'] | null;
  usernameKey: string | null;
}

/** A page of a brand's grants, newest first. */
export async function findGrantPage(
  { pool }: Database,
  brandId: string,
  { state, usernameKey }: Filter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: StaffGrantRow[]; total: number }> {
  const from = `from free_round_grant g join member m on m.id = g.member_id
    where g.brand_id = $1 and ($2::text is null or g.state = $2)
      and ($3::text is null or m.username_key = $3)`;
  const [rows, { total }] = await Promise.all([
    findRows<StaffGrantRow>(
      pool,
      `select ${columns}, g.member_id, m.username, g.created_at, g.reason,
              (select s.username from staff s where s.id = g.granted_by) as granted_by,
              (select s.username from proposal p join staff s on s.id = p.decided_by
                where p.id = g.proposal_id) as approved_by
         ${from} order by g.id desc limit $4 offset $5`,
      [brandId, state, usernameKey, limit, offset],
    ),
    getRow<{ total: number }>(pool, `select count(*)::int as total ${from}`, [
      ...[brandId, state, usernameKey],
    ]),
  ]);
  return { rows, total };
}

export async function findMemberId(
  { pool }: Database,
  brandId: string,
  usernameKey: string,
): Promise<string | undefined> {
  const text = 'select id from member where brand_id = $1 and username_key = $2';
  return (await findRow<{ id: string }>(pool, text, [brandId, usernameKey]))?.id;
}

export interface GrantTerms {
  games: readonly string[];
  /** Of each round, in minor units. */
  value: string;
  rounds: number;
  days: number;
}

interface Offer {
  brandId: string;
  staffId: string;
  memberId: string;
  terms: GrantTerms;
  reason: string;
  key: string;
}

/** Answers `granted`, `proposed`, or the code of a refusal. */
export const offerRounds = ({ pool }: Database, offer: Offer): Promise<string> =>
  retried(() =>
    askVerdict(pool, 'select free_round_offer($1, $2, $3, $4, $5, $6) as verdict', [
      ...[offer.brandId, offer.staffId, offer.memberId, JSON.stringify(offer.terms)],
      ...[offer.reason, offer.key],
    ]),
  );

/** Answers `done`, or the code of a refusal. */
export const withdrawGrant = (
  { pool }: Database,
  { brandId, staffId, id, reason }: Record<'brandId' | 'staffId' | 'id' | 'reason', string>,
): Promise<string> =>
  retried(() =>
    askVerdict(pool, 'select free_round_withdraw($1, $2, $3, $4) as verdict', [
      ...[brandId, staffId, id, reason],
    ]),
  );

/** Ends grants whose time is over; answers how many. */
export async function expireGrants({ pool }: Database, limit: number): Promise<number> {
  const row = await retried(() =>
    getRow<{ ended: number }>(pool, 'select free_round_expire($1) as ended', [limit]),
  );
  return row.ended;
}

/** Grants what two people have decided. */
export const carryOutGrant = carryOutBy('free_round_carry_out');

/** The vendors that play granted rounds. */
export async function findGrantVendors({ pool }: Database): Promise<string[]> {
  const rows = await findRows<{ code: string }>(
    pool,
    'select code from vendor where free_round_taken_by(code)',
  );
  return rows.map(({ code }) => code);
}
