import { findRow, findRows } from '@lantern/rows';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { ReportLine } from '../../ports/payment.ts';
import { writeAudit } from '../audit/index.ts';
import type { Difference, OwnLine } from './compare.ts';

export type Subject = 'payment' | 'payout' | 'bet' | 'win';
/** What gateways report. */
export type PaySubject = 'payment' | 'payout';
/** What vendors of games report. */
export type PlaySubject = 'bet' | 'win';

type Row = Omit<OwnLine, 'amount'> & { amount: string };

/** The lines of our books (`OwnLine`). */
const books: Record<PaySubject, string> = {
  payment: `select d.brand_id, d.reference, d.status,
                   coalesce(d.credited, d.amount)::text as amount, d.currency,
                   d.gateway_payment_id as id
              from deposit d where d.gateway = $1 and d.kind <> 'bank'`,
  payout: `select w.brand_id, w.reference,
                  case when w.paid_at is null then w.status else 'paid' end as status,
                  (w.amount - w.fee)::text as amount, w.currency, w.payout_reference as id
             from withdrawal w where w.gateway = $1`,
};
const paidAt: Record<PaySubject, string> = {
  payment: 'd.credited is not null and d.paid_at',
  payout: 'w.paid_at',
};

const lineOf = ({ amount, ...row }: Row): OwnLine => ({ ...row, amount: BigInt(amount) });

/** Our lines with these references, by reference. */
export async function findKnown(
  { pool }: Database,
  subject: PaySubject,
  gateway: string,
  references: readonly string[],
): Promise<Map<string, OwnLine>> {
  const rows = await findRows<Row>(pool, `${books[subject]} and reference = any($2)`, [
    gateway,
    references,
  ]);
  return new Map(rows.map((row) => [row.reference, lineOf(row)]));
}

/** Our lines that a gateway paid on a day, in UTC. */
export async function findPaid(
  { pool }: Database,
  subject: PaySubject,
  gateway: string,
  day: string,
): Promise<OwnLine[]> {
  const rows = await findRows<Row>(
    pool,
    `${books[subject]} and ${paidAt[subject]} >= $2::date::timestamp at time zone 'UTC'
       and ${paidAt[subject]} < ($2::date + 1)::timestamp at time zone 'UTC'`,
    [gateway, day],
  );
  return rows.map(lineOf);
}

/** Clocks of gateways differ, and a comparison misses payments that are just being stored. */
const margin = "interval '5 minutes'";

/**
 * The days, in UTC, that were not compared after their end or after their last payment. A late
 * notification adds its payment to the day on which it was made, which may be long ago.
 */
export async function findUncompared(
  { pool }: Database,
  gateway: string,
  { since, before }: { since: string; before: string },
): Promise<string[]> {
  const rows = await findRows<{ day: string }>(
    pool,
    `with noted as (
       select (paid_at at time zone 'UTC')::date as day, settled_at as at from deposit
        where gateway = $1 and kind <> 'bank' and credited is not null
          and settled_at >= $2::date::timestamp at time zone 'UTC'
       union all
       select (paid_at at time zone 'UTC')::date, paid_at from withdrawal
        where gateway = $1 and paid_at >= $2::date::timestamp at time zone 'UTC'
     ), past as (
       select d.at::date as day
         from generate_series($2::date, $3::date - 1, interval '1 day') d (at)
       union select day from noted where day < $3::date
     )
     select p.day::text
       from past p
       left join (select day, max(at) as at from noted group by day) n on n.day = p.day
      where not exists (select from reconciliation r where r.gateway = $1 and r.day = p.day
                           and r.compared_at >= (p.day + 1)::timestamp at time zone 'UTC'
                           and r.compared_at > coalesce(n.at + ${margin}, '-infinity'))
      order by p.day`,
    [gateway, since, before],
  );
  return rows.map(({ day }) => day);
}

const sideOf = (line: OwnLine | ReportLine | null): string | null =>
  line &&
  JSON.stringify({
    status: line.status,
    amount: line.amount.toString(),
    currency: line.currency,
    id: line.id,
  });

/** The counts of one brand's comparison. */
export interface Counted {
  payments: number;
  payouts: number;
  differences: number;
}

/** The staff member who requested a comparison. */
export interface Asker {
  brandId: string;
  staffId: string;
}

interface Compared {
  gateway: string;
  day: string;
  differences: readonly (Difference & { brandId: string; subject: Subject })[];
  /** By the brand's id. */
  counts: ReadonlyMap<string, Counted>;
  now: Date;
  /** Undefined for the job. */
  asker: Asker | undefined;
}

/**
 * Stores the result of a comparison. An equal difference makes no second row, even after it was
 * resolved; a changed one makes a new row. One that has disappeared stays for staff to resolve.
 */
export function keepComparison({ pool }: Database, compared: Compared): Promise<void> {
  const { gateway, day, differences, counts, now, asker } = compared;
  return inTransaction(pool, async (client) => {
    for (const { brandId, subject, reference, difference, ours, theirs } of differences)
      await client.query(
        `insert into reconciliation_difference (brand_id, gateway, day, subject, reference,
                                                difference, ours, theirs, found_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing`,
        [brandId, gateway, day, subject, reference, difference, sideOf(ours), sideOf(theirs), now],
      );
    for (const [brandId, counted] of counts)
      await client.query(
        `insert into reconciliation (gateway, day, brand_id, compared_at, payments, payouts,
                                     differences)
         values ($1, $2, $3, $4, $5, $6, $7)
         on conflict (gateway, day, brand_id) do update
           set compared_at = excluded.compared_at, payments = excluded.payments,
               payouts = excluded.payouts, differences = excluded.differences`,
        [gateway, day, brandId, now, counted.payments, counted.payouts, counted.differences],
      );
    if (asker)
      await writeAudit(client, {
        ...asker,
        ...{ action: 'day_compared', subjectType: 'reconciliation', subject: gateway },
        after: { day, ...counts.get(asker.brandId) },
      });
  });
}

interface Side {
  status: string;
  amount: string;
  currency: string;
  id: string | null;
}

export interface DifferenceRow {
  id: string;
  gateway: string;
  day: string;
  subject: Subject;
  reference: string;
  difference: Difference['difference'];
  ours: Side | null;
  theirs: Side | null;
  foundAt: Date;
  resolvedAt: Date | null;
  resolver: string | null;
  resolution: string | null;
}

const wanted = {
  yes: 'r.resolved_at is null',
  no: 'r.resolved_at is not null',
  all: 'true',
} as const;

/** A page of a brand's differences, newest first, and their total number. */
export async function listDifferences(
  { pool }: Database,
  brandId: string,
  { open, pageNo, pageSize }: { open: keyof typeof wanted; pageNo: number; pageSize: number },
): Promise<{ rows: DifferenceRow[]; total: number }> {
  const where = `r.brand_id = $1 and ${wanted[open]}`;
  const [rows, counted] = await Promise.all([
    findRows<DifferenceRow>(
      pool,
      `select r.id, r.gateway, r.day::text, r.subject, r.reference, r.difference, r.ours,
              r.theirs, r.found_at, r.resolved_at, s.username as resolver, r.resolution
         from reconciliation_difference r left join staff s on s.id = r.resolved_by
        where ${where} order by r.found_at desc, r.id desc limit $2 offset $3`,
      [brandId, pageSize, (pageNo - 1) * pageSize],
    ),
    findRow<{ total: number }>(
      pool,
      `select count(*)::int as total from reconciliation_difference r where ${where}`,
      [brandId],
    ),
  ]);
  return { rows, total: counted?.total ?? 0 };
}

export interface ComparedRow {
  gateway: string;
  day: string;
  comparedAt: Date;
  payments: number;
  payouts: number;
  differences: number;
}

/** A brand's latest comparisons with these gateways, newest first. */
export async function listCompared(
  { pool }: Database,
  { brandId, gateways, most }: { brandId: string; gateways: readonly string[]; most: number },
): Promise<ComparedRow[]> {
  return findRows<ComparedRow>(
    pool,
    `select gateway, day::text, compared_at, payments, payouts, differences from reconciliation
      where brand_id = $1 and gateway = any($2) order by day desc, gateway limit $3`,
    [brandId, gateways, most],
  );
}

/** Returns the verdict: `resolved`, or the code of the refusal. */
export async function resolve(
  { pool }: Database,
  {
    brandId,
    id,
    staffId,
    resolution,
  }: { brandId: string; id: string; staffId: string; resolution: string },
): Promise<string> {
  const row = await findRow<{ verdict: string }>(
    pool,
    'select reconciliation_resolve($1, $2, $3, $4) as verdict',
    [brandId, id, staffId, resolution],
  );
  return row?.verdict ?? 'internal_error';
}
