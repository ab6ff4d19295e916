import type { AgreementTerms, BillCalculation } from '@lantern/contracts';
import { findRow, findRows, getRow, type Queryable } from '@lantern/rows';
import type { AgreementKind, Period, PeriodLength } from '@lantern/rules/agreements';

/** The next period of the agreements of a kind that is not settled yet. */
export interface NextPeriod {
  kind: AgreementKind;
  length: PeriodLength;
  start: Date;
}

export const findNextPeriods = (client: Queryable, brandId: string): Promise<NextPeriod[]> =>
  findRows<NextPeriod>(
    client,
    `select kind, length, min(settled_until) as start from agreement
      where brand_id = $1 and settled_until is not null
        and (ends_at is null or settled_until < ends_at)
      group by kind, length order by kind, length`,
    [brandId],
  );

export async function findAsOf(client: Queryable): Promise<Date> {
  const { asOf } = await getRow<{ asOf: Date }>(
    client,
    'select complete_until as as_of from figure_cursor',
  );
  return asOf;
}

/** An agreement in a period that it covers. */
export interface InForce {
  id: string;
  agentId: string;
  agent: string;
  uplineId: string | null;
  /** The agreement of the upline; null for a top, or where it is missing. */
  uplineAgreement: string | null;
  currency: string;
  terms: AgreementTerms;
  startsAt: Date;
  settledUntil: Date;
}

export interface PeriodOf extends Period {
  brandId: string;
  kind: AgreementKind;
}

/** All agreements of a kind that cover a period, settled or not. */
export const findInForce = (
  client: Queryable,
  { brandId, kind, length, start, end }: PeriodOf,
): Promise<InForce[]> =>
  findRows<InForce>(
    client,
    `with here as (
       select * from agreement
        where brand_id = $1 and kind = $2 and length = $3 and starts_at <= $4
          and (ends_at is null or ends_at >= $5))
     select a.id, a.agent_id, m.username as agent, a.upline_id, u.id as upline_agreement,
            a.currency, a.terms, a.starts_at, a.settled_until
       from here a
       join member m on m.id = a.agent_id
       left join here u on u.agent_id = a.upline_id
      order by a.id`,
    [brandId, kind, length, start, end],
  );

export interface CarryRow {
  agentId: string;
  fromStart: Date;
  fromEnd: Date;
  /** Millionths of a minor unit. */
  amount: string;
}

export const findCarries = (
  client: Queryable,
  kind: AgreementKind,
  agents: readonly string[],
): Promise<CarryRow[]> =>
  findRows<CarryRow>(
    client,
    `select agent_id, from_start, from_end, amount::text from agreement_carry
      where kind = $1 and agent_id = any ($2)`,
    [kind, agents],
  );

export async function saveCarries(
  client: Queryable,
  { kind, start, end }: PeriodOf,
  carries: readonly { agentId: string; amount: bigint }[],
): Promise<void> {
  await client.query(
    `insert into agreement_carry (agent_id, kind, from_start, from_end, amount)
     select agent, $1, $2, $3, amount from unnest($4::uuid[], $5::numeric[]) c (agent, amount)
     on conflict (agent_id, kind) do update
       set from_start = excluded.from_start, from_end = excluded.from_end,
           amount = excluded.amount`,
    [
      kind,
      start,
      end,
      carries.map(({ agentId }) => agentId),
      carries.map(({ amount }) => amount.toString()),
    ],
  );
}

/** Locks agreements, and answers those whose period that starts at a moment is not settled. */
export async function lockUnsettled(
  client: Queryable,
  ids: readonly string[],
  start: Date,
): Promise<Set<string>> {
  const rows = await findRows<{ id: string }>(
    client,
    `select id from (select id, settled_until from agreement where id = any ($1)
                      order by id for update) a where settled_until = $2`,
    [ids, start],
  );
  return new Set(rows.map(({ id }) => id));
}

/**
 * Marks a period as settled. An agreement whose agent had another upline at its end ends with it,
 * and so do those below.
 */
export async function markSettled(
  client: Queryable,
  ids: readonly string[],
  end: Date,
): Promise<void> {
  await client.query('update agreement set settled_until = $2 where id = any ($1)', [ids, end]);
}

/** Active agreements whose agent was not directly below the other party at a moment. */
export const findMoved = (
  client: Queryable,
  ids: readonly string[],
  at: Date,
): Promise<{ id: string }[]> =>
  findRows<{ id: string }>(
    client,
    `select a.id from agreement a
      where a.id = any ($1) and a.state = 'active' and a.upline_id is not null
        and not exists (select from line_link l
                         where l.member_id = a.agent_id and l.upline_id = a.upline_id
                           and l.distance = 1 and l.since <= $2
                           and (l.until is null or l.until > $2))`,
    [ids, at],
  );

/** When the next round of a brand settled, from a moment on; undefined if none has. */
export async function findNextBet(
  client: Queryable,
  { brandId, start }: PeriodOf,
): Promise<Date | undefined> {
  const row = await findRow<{ at: Date }>(
    client,
    `select settled_at as at from figure_log
      where brand_id = $1 and settled_at >= $2 and kind in ('round', 'correction')
      order by settled_at limit 1`,
    [brandId, start],
  );
  return row?.at;
}

/** Marks agreements that are settled up to a moment as settled up to a later one, or their end. */
export const passQuietTime = (
  client: Queryable,
  { brandId, kind, start }: PeriodOf,
  until: Date,
): Promise<{ id: string }[]> =>
  findRows<{ id: string }>(
    client,
    `update agreement set settled_until = least($4, coalesce(ends_at, $4))
      where brand_id = $1 and kind = $2 and settled_until = $3
        and (ends_at is null or settled_until < ends_at)
     returning id`,
    [brandId, kind, start, until],
  );

export interface DebtRow {
  billId: string;
  agreementId: string;
  debtorId: string;
  creditorId: string;
  periodStart: Date;
  since: Date;
  rest: string;
  paid: string;
}

export const findOpenDebts = (client: Queryable, debtors: readonly string[]): Promise<DebtRow[]> =>
  findRows<DebtRow>(
    client,
    `select bill_id, agreement_id, debtor_id, creditor_id, period_start, since,
            (owed - paid)::text as rest, paid::text
       from agreement_debt where debtor_id = any ($1) and paid < owed`,
    [debtors],
  );

export interface WalletRow {
  memberId: string;
  balance: string;
  frozen: boolean;
}

/** Locks all purses of some members, and answers their main wallets. */
export async function lockWallets(
  client: Queryable,
  members: readonly string[],
  currency: string,
): Promise<Map<string, WalletRow>> {
  await client.query('select purse_lock(variadic $1::uuid[])', [members]);
  const rows = await findRows<WalletRow>(
    client,
    `select member_id, balance::text, frozen from purse
      where member_id = any ($1) and purpose = 'main' and currency = $2`,
    [members, currency],
  );
  return new Map(rows.map((row) => [row.memberId, row]));
}

/** It waits for two people of the staff, or for its agent. */
type WaitingState = 'awaitingReview' | 'awaitingCollection';

export interface NewBill {
  id: string;
  agreementId: string;
  agentId: string;
  payerId: string | null;
  amount: bigint;
  owes: bigint;
  /** What waits for the staff or the agent. */
  held: bigint;
  state: 'paid' | 'unpaid' | 'notReached' | 'uplineNotReached' | WaitingState;
  calculation: BillCalculation;
  /** What earlier periods lowered the base by, in millionths of a minor unit. */
  carried: bigint;
}

export interface BillsToStore {
  currency: string;
  at: Date;
  /** The settings that they were calculated with. */
  rules: object;
  bills: readonly NewBill[];
}

/** Ends what agents have not collected of earlier periods. */
export async function expireBills(
  client: Queryable,
  { brandId, kind, start }: PeriodOf,
  agents: readonly string[],
): Promise<void> {
  await client.query('select agreement_bill_expire($1, $2, $3, $4)', [
    ...[brandId, kind, agents, start],
  ]);
}

/** So many bills are in one statement, which has to end within its time limit. */
const perStatement = 500;

function* inParts<Item>(all: readonly Item[]): Generator<Item[]> {
  for (let at = 0; at < all.length; at += perStatement) yield all.slice(at, at + perStatement);
}

/** Stores bills of a period before their money moves. A line can have thousands. */
export async function insertBills(
  client: Queryable,
  { brandId, kind, start, end }: PeriodOf,
  days: { from: string; to: string },
  { currency, at, rules, bills }: BillsToStore,
): Promise<void> {
  for (const part of inParts(bills))
    await client.query(
      `insert into agreement_bill (id, agreement_id, brand_id, kind, agent_id, payer_id, currency,
                                   period_start, period_end, from_day, to_day, amount, owes,
                                   held, calculation, carried, rules, settled_at, state, paid)
       select b.id, b.agreement, $1, $2, b.agent, b.payer, $3, $4, $5, $6, $7, b.amount, b.owes,
              b.held, b.calculation, b.carried, $9, $8, b.state, 0
         from unnest($10::uuid[], $11::uuid[], $12::uuid[], $13::uuid[], $14::bigint[],
                     $15::bigint[], $16::bigint[], $17::jsonb[], $18::numeric[],
                     $19::text[])
                as b (id, agreement, agent, payer, amount, owes, held, calculation, carried,
                      state)`,
      [
        ...[brandId, kind, currency, start, end, days.from, days.to, at, JSON.stringify(rules)],
        part.map(({ id }) => id),
        part.map(({ agreementId }) => agreementId),
        part.map(({ agentId }) => agentId),
        part.map(({ payerId }) => payerId),
        part.map(({ amount }) => amount.toString()),
        part.map(({ owes }) => owes.toString()),
        part.map(({ held }) => held.toString()),
        part.map(({ calculation }) => JSON.stringify(calculation)),
        part.map(({ carried }) => carried.toString()),
        part.map(({ state }) => state),
      ],
    );
}

export interface NewDebt {
  billId: string;
  agreementId: string;
  debtorId: string;
  creditorId: string;
  since: Date;
  owed: bigint;
}

export async function insertDebts(
  client: Queryable,
  { brandId, start }: PeriodOf,
  debts: readonly NewDebt[],
): Promise<void> {
  await client.query(
    `insert into agreement_debt (bill_id, brand_id, debtor_id, creditor_id, agreement_id,
                                 period_start, since, owed)
     select d.bill, $1, d.debtor, d.creditor, d.agreement, $2, d.since, d.owed
       from unnest($3::uuid[], $4::uuid[], $5::uuid[], $6::uuid[], $7::timestamptz[],
                   $8::bigint[]) as d (bill, debtor, creditor, agreement, since, owed)`,
    [
      ...[brandId, start],
      debts.map(({ billId }) => billId),
      debts.map(({ debtorId }) => debtorId),
      debts.map(({ creditorId }) => creditorId),
      debts.map(({ agreementId }) => agreementId),
      debts.map(({ since }) => since),
      debts.map(({ owed }) => owed.toString()),
    ],
  );
}

/** A payment of a bill: by a member, or by the brand (null). */
export interface Move {
  billId: string;
  step: string;
  from: string | null;
  amount: bigint;
}

/** Moves the money of bills, in order; the transaction makes it all or none. */
export async function payMoves(
  client: Queryable,
  brandId: string,
  currency: string,
  moves: readonly Move[],
): Promise<void> {
  for (const part of inParts(moves))
    await client.query('select agreement_pay($1, $2, $3, $4, $5, $6)', [
      ...[brandId, currency],
      part.map(({ billId }) => billId),
      part.map(({ step }) => step),
      part.map(({ from }) => from),
      part.map(({ amount }) => amount.toString()),
    ]);
}

export async function startRun(
  client: Queryable,
  { brandId, kind, length, start, end }: PeriodOf,
  at: Date,
): Promise<void> {
  await client.query(
    `insert into agreement_run (brand_id, kind, length, period_start, period_end, started_at)
     values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
    [brandId, kind, length, start, end, at],
  );
}

/** Writes what a run has made, from its bills. */
export async function finishRun(
  client: Queryable,
  { brandId, kind, length, start }: PeriodOf,
  at: Date,
): Promise<void> {
  await client.query(
    `update agreement_run r
        set finished_at = coalesce(r.finished_at, $5), bills = s.bills, amount = s.amount,
            owed = s.owed
       from (select count(*)::integer as bills, coalesce(sum(b.amount), 0)::bigint as amount,
                    coalesce(sum(b.amount - b.paid - case when agreement_bill_is_held(b.state)
                                                          then b.held else 0 end), 0)::bigint
                      as owed
               from agreement_bill b join agreement a on a.id = b.agreement_id
              where b.brand_id = $1 and b.kind = $2 and b.period_start = $4 and a.length = $3) s
      where r.brand_id = $1 and r.kind = $2 and r.length = $3 and r.period_start = $4`,
    [brandId, kind, length, start, at],
  );
}

/** Debtors with money in their main wallet. */
export const findPayingDebtors = (client: Queryable): Promise<{ memberId: string }[]> =>
  findRows<{ memberId: string }>(
    client,
    `select distinct d.debtor_id as member_id from agreement_debt d
       join purse p on p.member_id = d.debtor_id and p.purpose = 'main' and p.balance > 0
                   and not p.frozen
      where d.paid < d.owed limit 1000`,
  );

export async function payDebtsOf(client: Queryable, memberId: string): Promise<void> {
  await client.query('select purse_lock($1)', [memberId]);
  await client.query('select agreement_pay_debts($1)', [memberId]);
}

export const findTermsById = (
  client: Queryable,
  id: string,
): Promise<{ agentId: string; terms: AgreementTerms } | undefined> =>
  findRow<{ agentId: string; terms: AgreementTerms }>(
    client,
    'select agent_id, terms from agreement where id = $1',
    [id],
  );

export interface Violation {
  rule: string;
  subject: string;
  detail: string;
}

export const findViolations = (client: Queryable): Promise<Violation[]> =>
  findRows<Violation>(client, 'select rule, subject, detail from agreement_violations()', []);
