import { findRow, findRows, getRow, type Queryable } from '@lantern/rows';
import type { Database } from '../../db/database.ts';
import type { ListPart } from '../../db/list-part.ts';
import { retried } from '../../db/transaction.ts';
import { askVerdict } from '../../db/verdict.ts';

export interface PlanRow {
  id: string;
  base: 'turnover' | 'net';
  period: 'day' | 'week' | 'month';
  rates: number[];
  deposits: string;
  turnover: string;
  holdDays: number;
  startsOn: string;
  endsOn: string | null;
  createdBy: string | null;
}

const plan = `select p.id, p.base, p.period, p.rates, p.deposits::text, p.turnover::text,
       p.hold_days, p.starts_on::text, p.ends_on::text, s.username as created_by
  from referral_plan p left join staff s on s.id = p.created_by`;

/** All plans of a brand, newest first. A plan that never began is left out. */
export const findPlans = (client: Queryable, brandId: string): Promise<PlanRow[]> =>
  findRows<PlanRow>(
    client,
    `${plan} where p.brand_id = $1 and (p.ends_on is null or p.ends_on >= p.starts_on)
      order by p.starts_on desc, p.id desc limit 50`,
    [brandId],
  );

/** The plan of this day of the brand. */
export const findPlanOfToday = (
  { pool }: Database,
  brandId: string,
): Promise<PlanRow | undefined> =>
  findRow<PlanRow>(
    pool,
    `${plan} where p.brand_id = $1 and p.starts_on <= brand_day($1, now())
              and (p.ends_on is null or p.ends_on >= brand_day($1, now()))`,
    [brandId],
  );

export interface FriendRow {
  id: string;
  name: string;
  joinedAt: Date;
  state: 'registered' | 'qualified' | 'held' | 'paid';
  paid: string;
}

/** A part of the members that a member invited, newest first. */
export const findFriends = (
  { pool }: Database,
  memberId: string,
  planId: string | undefined,
  { limit, offset = 0, after }: ListPart,
): Promise<FriendRow[]> =>
  findRows<FriendRow>(
    pool,
    `select m.id, m.username as name, m.created_at as joined_at, c.paid::text,
            case when p.id is null then 'registered'
                 when c.paid > 0 then 'paid'
                 when c.held then 'held'
                 when referral_qualifies(p, m.id, 'infinity') then 'qualified'
                 else 'registered' end as state
       from (select * from member
              where upline_id = $1 and ($5::uuid is null or id < $5)
              order by id desc limit $3 offset $4) m
       left join referral_plan p on p.id = $2
      cross join lateral (
            select coalesce(sum(c.amount) filter (where c.state = 'paid'), 0) as paid,
                   coalesce(bool_or(c.state = 'held'), false) as held
              from referral_commission c
             where c.referrer_id = $1 and c.friend_id = m.id) c
      order by m.id desc`,
    [memberId, planId ?? null, limit, offset, after?.id ?? null],
  );

/** A member's commission of all levels. */
export const findEarned = (
  { pool }: Database,
  memberId: string,
): Promise<{ paid: string; waiting: string }> =>
  getRow(
    pool,
    `select coalesce(sum(amount) filter (where state = 'paid'), 0)::text as paid,
            coalesce(sum(amount) filter (where state in ('waiting', 'held')), 0)::text as waiting
       from referral_commission where referrer_id = $1`,
    [memberId],
  );

export interface PairRow {
  id: string;
  referrerId: string;
  referrer: string;
  friendId: string;
  friend: string;
  signals: ('device' | 'network' | 'holder')[];
  amount: string;
  currency: string;
  foundAt: Date;
  decision: 'released' | 'rejected' | null;
  decidedAt: Date | null;
  decider: string | null;
}

const pair = `select x.id, x.referrer_id, r.username as referrer, x.friend_id,
       f.username as friend, x.signals, r.currency, x.found_at, x.decision, x.decided_at,
       s.username as decider,
       (select coalesce(sum(c.amount), 0)::text from referral_commission c
         where c.referrer_id = x.referrer_id and c.friend_id = x.friend_id
           and (x.decision is not null or c.state = 'held')) as amount
  from referral_pair x
  join member r on r.id = x.referrer_id
  join member f on f.id = x.friend_id
  left join staff s on s.id = x.decided_by`;
const within = { held: 'x.decision is null', decided: 'x.decision is not null' } as const;
const order = { held: ['found_at', '>', 'asc'], decided: ['decided_at', '<', 'desc'] } as const;

/** A part of the pairs: held ones oldest first, decided ones newest first. */
export async function findPairs(
  { pool }: Database,
  brandId: string,
  show: keyof typeof within,
  { limit, offset = 0, after }: ListPart,
): Promise<{ rows: PairRow[]; total: number }> {
  const where = `x.brand_id = $1 and ${within[show]}`;
  const [at, follows, way] = order[show];
  const [rows, { total }] = await Promise.all([
    findRows<PairRow>(
      pool,
      `${pair} where ${where}
          and ($4::uuid is null or (x.${at}, x.id) ${follows} (
                select ${at}, id from referral_pair where id = $4))
        order by x.${at} ${way}, x.id ${way} limit $2 offset $3`,
      [brandId, limit, offset, after?.id ?? null],
    ),
    getRow<{ total: number }>(
      pool,
      `select count(*)::integer as total from referral_pair x where ${where}`,
      [brandId],
    ),
  ]);
  return { rows, total };
}

export const findPair = (
  client: Queryable,
  brandId: string,
  id: string,
): Promise<PairRow | undefined> =>
  findRow<PairRow>(client, `${pair} where x.brand_id = $1 and x.id = $2`, [brandId, id]);

/** The decision, or the code of a refusal. */
export const decideOnPair = (client: Queryable, values: readonly string[]): Promise<string> =>
  askVerdict(client, 'select referral_decide($1, $2, $3, $4, $5) as verdict', [...values]);

export interface NewPlan {
  brandId: string;
  staffId: string;
  /** The current plan as the person has seen it. */
  seen: string | null;
  /** Undefined ends the current plan. */
  terms?: Pick<PlanRow, 'base' | 'period' | 'rates' | 'deposits' | 'turnover' | 'holdDays'>;
  reason: string;
}

/** `saved`, or the code of a refusal. */
export const savePlan = (
  client: Queryable,
  { brandId, staffId, seen, terms, reason }: NewPlan,
): Promise<string> =>
  askVerdict(
    client,
    'select referral_plan_save($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) as verdict',
    [
      ...[brandId, staffId, seen, terms?.base ?? null, terms?.period ?? null],
      ...[terms?.rates ?? null, terms?.deposits ?? null, terms?.turnover ?? null],
      ...[terms?.holdDays ?? null, reason],
    ],
  );

/** Plans that may have a period to calculate. */
export const findOpenPlans = ({ pool }: Database): Promise<{ id: string }[]> =>
  findRows<{ id: string }>(
    pool,
    `select p.id from referral_plan p
      where p.ends_on is null
         or p.ends_on > coalesce((select max(r.to_day) from referral_run r where r.plan_id = p.id),
                                 p.starts_on - 1)
      order by p.id`,
  );

/** Calculates the next period of a plan; false when there is none yet. */
export const calculate = ({ pool }: Database, planId: string): Promise<boolean> =>
  retried(
    async () =>
      (await getRow<{ done: boolean }>(pool, 'select referral_calculate($1) as done', [planId]))
        .done,
  );

/** Members with commission that is due, after the one given. */
export const findDue = ({ pool }: Database, after: string, limit: number) =>
  findRows<{ id: string }>(
    pool,
    `select distinct c.referrer_id as id
       from referral_commission c join member m on m.id = c.referrer_id
      where c.state = 'waiting' and c.due_on <= brand_day(m.brand_id, now())
        and c.referrer_id > $1
      order by c.referrer_id limit $2`,
    [after, limit],
  );

/** Pays what is due to a member; answers the verdict of `referral_pay`. */
export const pay = ({ pool }: Database, memberId: string): Promise<string> =>
  retried(() => askVerdict(pool, 'select referral_pay($1) as verdict', [memberId]));
