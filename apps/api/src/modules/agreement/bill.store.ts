import type { AgreementBillLine, AgreementTerms, BillCalculation } from '@lantern/contracts';
import { findRow, findRows, getRow, type Queryable } from '@lantern/rows';
import type { AgreementKind, CarryOver, Funding, PeriodLength } from '@lantern/rules/agreements';
import type { ListPart } from '../../db/list-part.ts';
import type { CarryRow } from './settlement.store.ts';

export interface BillRules {
  funding: Funding;
  carryOver: CarryOver;
  turnoverStep: string;
}

export interface BillRow {
  id: string;
  brandId: string;
  agreementId: string;
  kind: AgreementKind;
  length: PeriodLength;
  agentId: string;
  agent: string;
  /** The other party of the agreement; null for the brand. */
  uplineId: string | null;
  payerId: string | null;
  payer: string | null;
  currency: string;
  periodStart: Date;
  periodEnd: Date;
  fromDay: string;
  toDay: string;
  state: AgreementBillLine['state'];
  amount: string;
  paid: string;
  owes: string;
  /** What of it had to wait for the staff. */
  held: string;
  /** What the agent still owes its downline for this period. */
  short: string;
  calculation: BillCalculation;
  /** What the calculation has in whole minor units, in millionths of them; null in old bills. */
  carried: string | null;
  /** The settings that it was calculated with. */
  rules: BillRules;
  terms: AgreementTerms;
}

const selected = `select b.id, b.brand_id, b.agreement_id, b.kind, a.length, b.agent_id,
       m.username as agent, a.upline_id, b.payer_id, p.username as payer, b.currency,
       b.period_start, b.period_end, b.from_day::text, b.to_day::text, b.state, b.amount::text,
       b.paid::text, b.owes::text, b.held::text,
       coalesce((select sum(d.owed - d.paid) from agreement_debt d
                  where d.debtor_id = b.agent_id and d.period_start = b.period_start
                    and d.paid < d.owed
                    and exists (select from agreement_bill o
                                 where o.id = d.bill_id and o.kind = b.kind)), 0)::text as short,
       b.calculation, b.carried::text, b.rules, a.terms
  from agreement_bill b
  join agreement a on a.id = b.agreement_id
  join member m on m.id = b.agent_id
  left join member p on p.id = b.payer_id`;

export const findBill = (
  client: Queryable,
  brandId: string,
  id: string,
): Promise<BillRow | undefined> =>
  findRow<BillRow>(client, `${selected} where b.brand_id = $1 and b.id = $2`, [brandId, id]);

export interface BillSearch {
  brandId: string;
  agentId?: string | undefined;
  /** Bills of its direct downline, paid by the upline or the brand. */
  uplineId?: string | undefined;
  kind?: string | undefined;
  agreementId?: string | undefined;
  state?: string | undefined;
  name?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

/**
 * Bills whose first day is one or a later one, or an earlier one. The indexes have the start of the
 * period, which is within a day of that day in any zone; so bills of other years are not read.
 */
const since = (day: string) =>
  `(b.from_day >= ${day}::date and b.period_start >= ${day}::date - 2)`;
const upTo = (day: string) => `(b.from_day <= ${day}::date and b.period_start < ${day}::date + 3)`;

const asPrefix = (name: string) => `${name.replace(/[\\%_]/g, '\\$&')}%`;
const whereOf = ({ name }: BillSearch, ofUpline: string) => `where b.brand_id = $1
   and ($2::uuid is null or b.agent_id = $2) and ($3::uuid is null or ${ofUpline})
   and ($4::text is null or b.kind = $4) and ($5::uuid is null or b.agreement_id = $5)
   and ($6::text is null or b.state = $6)
   and ${name === undefined ? '$7::text is null' : 'm.username_key like $7'}
   and ($8::date is null or ${since('$8')}) and ($9::date is null or ${upTo('$9')})`;
const valuesOf = (of: BillSearch) => [
  ...[of.brandId, of.agentId ?? null, of.uplineId ?? null, of.kind ?? null],
  ...[of.agreementId ?? null, of.state ?? null],
  ...[of.name === undefined ? null : asPrefix(of.name), of.from ?? null, of.to ?? null],
];

/** A part of the bills, newest period first. */
export const findBills = (
  client: Queryable,
  search: BillSearch,
  { limit, offset = 0, after }: ListPart,
): Promise<BillRow[]> =>
  findRows<BillRow>(
    client,
    `${selected} ${whereOf(search, 'a.upline_id = $3')}
       and ($12::uuid is null or (b.period_start, b.id) < (
             select period_start, id from agreement_bill where id = $12))
      order by b.period_start desc, b.id desc limit $10 offset $11`,
    [...valuesOf(search), limit, offset, after?.id ?? null],
  );

const ofPayer = `where b.payer_id = $1 and b.kind = $2 and b.period_start = $3 and b.amount > 0`;

/** The bills of the direct downline that the agent of a bill pays, by name, and their number. */
export async function findBillsPaidBy(
  client: Queryable,
  { agentId, kind, periodStart }: Pick<BillRow, 'agentId' | 'kind' | 'periodStart'>,
  { limit, offset = 0, after }: ListPart,
): Promise<{ rows: BillRow[]; total: number }> {
  const values = [agentId, kind, periodStart];
  const rows = await findRows<BillRow>(
    client,
    `${selected} ${ofPayer}
       and ($6::uuid is null or (m.username_key, b.id) > (
             select o.username_key, x.id from agreement_bill x join member o on o.id = x.agent_id
              where x.id = $6))
      order by m.username_key, b.id limit $4 offset $5`,
    [...values, limit, offset, after?.id ?? null],
  );
  const { total } = await getRow<{ total: number }>(
    client,
    `select count(*)::integer as total from agreement_bill b ${ofPayer}`,
    values,
  );
  return { rows, total };
}

/** The bill of the same agent and kind for the period that ended where this one starts. */
export const findBillBefore = (
  client: Queryable,
  { agentId, kind, periodStart }: Pick<BillRow, 'agentId' | 'kind' | 'periodStart'>,
): Promise<{ id: string } | undefined> =>
  findRow<{ id: string }>(
    client,
    `select b.id from agreement_bill b
      where b.agent_id = $1 and b.kind = $2 and b.period_end = $3 and b.period_start < $3
      order by b.period_start desc limit 1`,
    [agentId, kind, periodStart],
  );

/** The first bill of the same agent and kind from the end of this one on. */
export const findBillAfter = (
  client: Queryable,
  { agentId, kind, periodEnd }: Pick<BillRow, 'agentId' | 'kind' | 'periodEnd'>,
): Promise<{ id: string } | undefined> =>
  findRow<{ id: string }>(
    client,
    `select b.id from agreement_bill b
      where b.agent_id = $1 and b.kind = $2 and b.period_start >= $3
      order by b.period_start limit 1`,
    [agentId, kind, periodEnd],
  );

/** The bills of each agreement of an upline, by its index; a join reads all of the brand. */
const ofItsAgreements =
  'b.agreement_id = any (array(select id from agreement where upline_id = $3))';

/** Only a search by name reads members: there may be more of them than bills. */
export const sumBills = (
  client: Queryable,
  search: BillSearch,
): Promise<{ total: number; amount: string; paid: string }> =>
  getRow<{ total: number; amount: string; paid: string }>(
    client,
    `select count(*)::integer as total, coalesce(sum(b.amount), 0)::text as amount,
            coalesce(sum(b.paid), 0)::text as paid
       from agreement_bill b
       ${search.name === undefined ? '' : 'join member m on m.id = b.agent_id'}
       ${whereOf(search, ofItsAgreements)}`,
    valuesOf(search),
  );

export interface PaymentRow {
  amount: string;
  paidAt: Date;
  transferId: string;
  late: boolean;
}

export const findPayments = (client: Queryable, billId: string): Promise<PaymentRow[]> =>
  findRows<PaymentRow>(
    client,
    `select amount::text, paid_at, transfer_id, late from agreement_payment
      where bill_id = $1 order by paid_at, transfer_id`,
    [billId],
  );

/** The part of a bill that lies on one of its days, by the clocks of the brand. */
export const findBillDay = (
  client: Queryable,
  bill: string,
  day: string,
): Promise<{ start: Date; end: Date } | undefined> =>
  findRow<{ start: Date; end: Date }>(
    client,
    `select greatest(d.starts_at, b.period_start) as start, least(d.ends_at, b.period_end) as end
       from agreement_bill b
       join brand_date d on d.brand_id = b.brand_id and d.day = $2::date
                        and d.starts_at < b.period_end and d.ends_at > b.period_start
      where b.id = $1`,
    [bill, day],
  );

export interface BillMemberRow {
  id: string;
  account: string;
  turnover: string;
  netLoss: string;
  direct: number;
  own: boolean;
}

/** The own play and direct downline of `$1` in a period, and who was there all the time. */
const branches = `branch as (
  select l.member_id as id, bool_or(l.distance = 0) as own,
         bool_or(l.since <= $2 and (l.until is null or l.until >= $3)) as stayed
    from line_link l
   where l.upline_id = $1 and l.distance <= 1 and l.since < $3
     and (l.until is null or l.until > $2)
   group by l.member_id)`;

/** The days of which a period consists; no row where it is not made of whole days. */
const wholeDays = `span as (
  select min(d.day) as first, max(d.day) as last
    from brand_date d join member m on m.id = $1 and m.brand_id = d.brand_id
   where d.starts_at >= $2 and d.ends_at <= $3
  having min(d.starts_at) = $2 and max(d.ends_at) = $3)`;

const sumsOfDay = 'd.turnover, d.stakes - d.wins - d.rebates - d.promotions - d.fees as net_loss';

/**
 * What a member's own play, and each direct downline with its team, brought in a period, by the
 * tree of that time. The own play comes first. Whole days of who stayed are read from the sums of
 * the days, whatever the size of the team; the rest is counted by the log.
 */
export async function findBillMembers(
  client: Queryable,
  { top, start, end }: { top: string; start: Date; end: Date },
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: BillMemberRow[]; total: number }> {
  const rows = await findRows<BillMemberRow>(
    client,
    `with ${branches}, ${wholeDays}, listed as (
       select b.*, b.stayed and exists (select from span) as by_days from branch b
        order by own desc, id desc limit $4 offset $5)
     select m.id, m.username as account, s.turnover::text, s.net_loss::text, b.own,
            (select count(distinct d.member_id)::integer from (
               (select member_id from line_link where upline_id = m.id and distance = 1
                   and until is null and since < $3 limit 1000)
               union all
               (select member_id from line_link where upline_id = m.id and distance = 1
                   and until > $2 and since < $3 limit 1000)) d) as direct
       from listed b
       join member m on m.id = b.id
      cross join lateral (
             select coalesce(sum(x.turnover), 0) as turnover,
                    coalesce(sum(x.net_loss), 0) as net_loss
               from (
                select ${sumsOfDay} from span p
                  join member_day d on d.member_id = b.id and d.day between p.first and p.last
                 where b.by_days
                union all
                select ${sumsOfDay} from span p
                  join team_day d on d.upline_id = b.id and d.day between p.first and p.last
                 where b.by_days and not b.own
                union all
                select f.valid, f.stake - f.won - case when f.kind in ('rebate', 'promotion', 'fee')
                                                       then f.amount else 0 end
                  from line_link l
                  join figure_log f on f.member_id = l.member_id and f.settled_at >= $2
                                   and f.settled_at < $3 and f.settled_at >= l.since
                                   and (l.until is null or f.settled_at < l.until)
                 where not b.by_days and l.upline_id = b.id and (not b.own or l.distance = 0)
                   and exists (select from line_link u
                                where u.upline_id = $1 and u.member_id = f.member_id
                                  and f.settled_at >= u.since
                                  and (u.until is null or f.settled_at < u.until))) x) s
      order by b.own desc, m.id desc`,
    [top, start, end, limit, offset],
  );
  const { total } = await getRow<{ total: number }>(
    client,
    `with ${branches} select count(*)::integer as total from branch`,
    [top, start, end],
  );
  return { rows, total };
}

/** The members from an agent's direct downline to a member, by the tree of a moment. */
export async function findWay(
  client: Queryable,
  { agent, member, start, end }: { agent: string; member: string; start: Date; end: Date },
): Promise<{ id: string; account: string }[] | undefined> {
  const found = await findRows<{ id: string; account: string }>(
    client,
    `select m.id, m.username as account
       from line_link own
       join line_link l on l.member_id = own.member_id and l.distance <= own.distance
                       and l.since <= greatest(own.since, $3)
                       and (l.until is null or l.until > greatest(own.since, $3))
       join member m on m.id = l.upline_id
      where own.upline_id = $1 and own.member_id = $2 and own.since < $4
        and (own.until is null or own.until > $3)
      order by l.distance desc`,
    [agent, member, start, end],
  );
  return found.length === 0 ? undefined : found.slice(1);
}

export interface BillBetRow {
  id: string;
  memberId: string;
  account: string;
  kind: 'round' | 'correction';
  category: string;
  names: Record<string, string> | null;
  gameCode: string | null;
  times: number;
  stake: string;
  turnover: string;
  win: string;
  at: Date;
}

/** Settled rounds of a team in a period, newest first. */
export const findBillBets = (
  client: Queryable,
  of: { agent: string; member: string; start: Date; end: Date },
  { limit, offset }: { limit: number; offset: number },
): Promise<BillBetRow[]> =>
  findRows<BillBetRow>(
    client,
    `select f.id::text, f.member_id, m.username as account, f.kind, f.category, g.names,
            r.game_code, f.times, f.stake::text, f.valid::text as turnover, f.won::text as win,
            f.settled_at as at
       from (select f.* from line_link l
               join figure_log f on f.member_id = l.member_id
                                and f.kind in ('round', 'correction')
                                and f.settled_at >= $3 and f.settled_at < $4
                                and f.settled_at >= l.since
                                and (l.until is null or f.settled_at < l.until)
              where l.upline_id = $2
                and exists (select from line_link u
                             where u.upline_id = $1 and u.member_id = f.member_id
                               and f.settled_at >= u.since
                               and (u.until is null or f.settled_at < u.until))
              order by f.settled_at desc, f.id desc limit $5 offset $6) f
       join member m on m.id = f.member_id
       left join lateral figure_game(f.subject_id) r on true
       left join game g on g.vendor_code = r.vendor_code and g.code = r.game_code
      order by f.settled_at desc, f.id desc`,
    [of.agent, of.member, of.start, of.end, limit, offset],
  );

export interface IncomeRow {
  kind: AgreementKind;
  day: string;
  received: string;
  passedOn: string;
  bills: number;
}

/** What an agent received for bills of some days, and paid its downline for them. */
export const findIncome = (
  client: Queryable,
  of: { agentId: string; from: string; to: string },
): Promise<IncomeRow[]> =>
  findRows<IncomeRow>(
    client,
    `select b.kind, b.from_day::text as day,
            coalesce(sum(b.paid) filter (where b.agent_id = $1), 0)::text as received,
            coalesce(sum(b.paid) filter (where b.payer_id = $1), 0)::text as passed_on,
            count(*) filter (where b.agent_id = $1)::integer as bills
       from agreement_bill b
      where (b.agent_id = $1 or b.payer_id = $1) and ${since('$2')} and ${upTo('$3')}
      group by b.kind, b.from_day order by b.from_day`,
    [of.agentId, of.from, of.to],
  );

export interface OpenDebtRow {
  billId: string;
  kind: AgreementKind;
  /** Whether the agent owes it. */
  owes: boolean;
  otherId: string;
  other: string;
  periodStart: Date;
  periodEnd: Date;
  owed: string;
  paid: string;
}

/** Open debts of an agent and to it, in the order in which they are paid. */
export const findDebtsOf = (
  client: Queryable,
  { agentId, kind }: { agentId: string; kind?: AgreementKind | undefined },
  { limit, offset = 0, after }: ListPart<Pick<OpenDebtRow, 'billId'>>,
): Promise<OpenDebtRow[]> =>
  findRows<OpenDebtRow>(
    client,
    `select d.bill_id, b.kind, d.debtor_id = $1 as owes, m.id as other_id, m.username as other,
            b.period_start, b.period_end, d.owed::text, d.paid::text
       from agreement_debt d
       join agreement_bill b on b.id = d.bill_id
       join member m on m.id = case d.debtor_id when $1 then d.creditor_id else d.debtor_id end
      where (d.debtor_id = $1 or d.creditor_id = $1) and d.paid < d.owed
        and ($2::text is null or b.kind = $2)
        and ($5::uuid is null or (d.period_start, d.since, d.agreement_id, d.bill_id) > (
              select period_start, since, agreement_id, bill_id from agreement_debt
               where bill_id = $5))
      order by d.period_start, d.since, d.agreement_id, d.bill_id limit $3 offset $4`,
    [agentId, kind ?? null, limit, offset, after?.billId ?? null],
  );

/** What the periods before one left to some agents, as their bills say. */
export const findCarriesBefore = (
  client: Queryable,
  of: { agents: readonly string[]; kind: AgreementKind; start: Date },
): Promise<CarryRow[]> =>
  findRows<CarryRow>(
    client,
    `select agent_id, period_start as from_start, period_end as from_end,
            ((calculation ->> 'carriedOut')::numeric * 1000000)::numeric(30)::text as amount
       from agreement_bill where agent_id = any ($1) and kind = $2 and period_end = $3`,
    [of.agents, of.kind, of.start],
  );
