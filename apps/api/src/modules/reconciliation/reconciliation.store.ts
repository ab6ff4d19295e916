import type pg from 'pg';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { ReportLine } from '../../ports/payment.ts';
import { writeAudit } from '../audit/index.ts';
import type { Difference, OwnLine } from './compare.ts';

export type Subject = 'payment' | 'payout';

type Row = pg.QueryResultRow & Omit<OwnLine, 'amount'> & { amount: string };

/** Our books on payments and payouts alike: whose it is, how it stands and what it comes to. */
const books: Record<Subject, string> = {
  payment: `select d.brand_id as "brandId", d.reference, d.status, coalesce(d.credited, d.amount)::text as amount, d.currency,
                   d.gateway_payment_id as id
              from deposit d where d.gateway = $1 and d.kind <> 'bank'`,
  payout: `select w.brand_id as "brandId", w.reference, case when w.paid_at is null then w.status else 'paid' end as status,
                  (w.amount - w.fee)::text as amount, w.currency, w.payout_reference as id
             from withdrawal w where w.gateway = $1`,
};
const paidAt: Record<Subject, string> = {
  payment: 'd.credited is not null and d.paid_at',
  payout: 'w.paid_at',
};

const lineOf = ({ amount, ...row }: Row): OwnLine => ({ ...row, amount: BigInt(amount) });

/** What our books have on references that a gateway was asked for. */
export async function findKnown(
  { pool }: Database,
  subject: Subject,
  gateway: string,
  references: readonly string[],
): Promise<Map<string, OwnLine>> {
  const { rows } = await pool.query<Row>(`${books[subject]} and reference = any($2)`, [
    gateway,
    references,
  ]);
  return new Map(rows.map((row) => [row.reference, lineOf(row)]));
}

/** What our books say was paid by a gateway on a day, in UTC. */
export async function findPaid(
  { pool }: Database,
  subject: Subject,
  gateway: string,
  day: string,
): Promise<OwnLine[]> {
  const { rows } = await pool.query<Row>(
    `${books[subject]} and ${paidAt[subject]} >= $2::date::timestamp at time zone 'UTC'
       and ${paidAt[subject]} < ($2::date + 1)::timestamp at time zone 'UTC'`,
    [gateway, day],
  );
  return rows.map(lineOf);
}

/**
 * Clocks of several gateways differ, and what is under way when a comparison begins is not seen by
 * it.
 */
const margin = "interval '5 minutes'";

/**
 * Those of the days since one, in UTC, that were not compared after their end, or to which
 * something was added since: whoever tells of a payment says when it was, so that it may belong to
 * a day that was compared before. Such a day is named however long it is ago.
 */
export async function findUncompared(
  { pool }: Database,
  gateway: string,
  { since, before }: { since: string; before: string },
): Promise<string[]> {
  const { rows } = await pool.query<{ day: string }>(
    `with noted as (
       select (paid_at at time zone 'UTC')::date as day, settled_at as at from deposit
        where gateway = $1 and kind <> 'bank' and credited is not null and settled_at >= $2::date::timestamp at time zone 'UTC'
       union all
       select (paid_at at time zone 'UTC')::date, paid_at from withdrawal
        where gateway = $1 and paid_at >= $2::date::timestamp at time zone 'UTC'
     ), past as (
       select d.at::date as day from generate_series($2::date, $3::date - 1, interval '1 day') d (at)
       union select day from noted where day < $3::date
     )
     select p.day::text from past p left join (select day, max(at) as at from noted group by day) n on n.day = p.day
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

/** What was compared of a brand. */
export interface Counted {
  payments: number;
  payouts: number;
  differences: number;
}

/** Somebody of the staff who has asked for a comparison. */
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
  /** Undefined where the job compares. */
  asker: Asker | undefined;
}

/**
 * Writes down what a comparison has found. A difference stays as it was found, also when somebody
 * has resolved it: the same facts make no second row, and others make one of their own. One that is
 * no longer there is left to who looks at it.
 */
export function keepComparison({ pool }: Database, compared: Compared): Promise<void> {
  const { gateway, day, differences, counts, now, asker } = compared;
  return inTransaction(pool, async (client) => {
    for (const { brandId, subject, reference, difference, ours, theirs } of differences)
      await client.query(
        `insert into reconciliation_difference (brand_id, gateway, day, subject, reference, difference, ours, theirs, found_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing`,
        [brandId, gateway, day, subject, reference, difference, sideOf(ours), sideOf(theirs), now],
      );
    for (const [brandId, counted] of counts)
      await client.query(
        `insert into reconciliation (gateway, day, brand_id, compared_at, payments, payouts, differences)
         values ($1, $2, $3, $4, $5, $6, $7)
         on conflict (gateway, day, brand_id) do update
           set compared_at = excluded.compared_at, payments = excluded.payments, payouts = excluded.payouts, differences = excluded.differences`,
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

export interface DifferenceRow extends pg.QueryResultRow {
  id: string;
  gateway: string;
  day: string;
  subject: Subject;
  reference: string;
  difference: Difference['difference'];
  ours: Side | null;
  theirs: Side | null;
  found_at: Date;
  resolved_at: Date | null;
  resolver: string | null;
  resolution: string | null;
}

const wanted = {
  yes: 'r.resolved_at is null',
  no: 'r.resolved_at is not null',
  all: 'true',
} as const;

/** A page of a brand's differences, the newest first, with the number of all. */
export async function listDifferences(
  { pool }: Database,
  brandId: string,
  { open, pageNo, pageSize }: { open: keyof typeof wanted; pageNo: number; pageSize: number },
): Promise<{ rows: DifferenceRow[]; total: number }> {
  const where = `r.brand_id = $1 and ${wanted[open]}`;
  const [found, counted] = await Promise.all([
    pool.query<DifferenceRow>(
      `select r.id, r.gateway, r.day::text, r.subject, r.reference, r.difference, r.ours, r.theirs, r.found_at, r.resolved_at,
              s.username as resolver, r.resolution
         from reconciliation_difference r left join staff s on s.id = r.resolved_by
        where ${where} order by r.found_at desc, r.id desc limit $2 offset $3`,
      [brandId, pageSize, (pageNo - 1) * pageSize],
    ),
    pool.query<{ total: number }>(
      `select count(*)::int as total from reconciliation_difference r where ${where}`,
      [brandId],
    ),
  ]);
  return { rows: found.rows, total: counted.rows[0]?.total ?? 0 };
}

export interface ComparedRow extends pg.QueryResultRow {
  gateway: string;
  day: string;
  compared_at: Date;
  payments: number;
  payouts: number;
  differences: number;
}

/** The days that were compared last with some gateways, with what was compared of a brand. */
export async function listCompared(
  { pool }: Database,
  { brandId, gateways, most }: { brandId: string; gateways: readonly string[]; most: number },
): Promise<ComparedRow[]> {
  const { rows } = await pool.query<ComparedRow>(
    `select gateway, day::text, compared_at, payments, payouts, differences from reconciliation
      where brand_id = $1 and gateway = any($2) order by day desc, gateway limit $3`,
    [brandId, gateways, most],
  );
  return rows;
}

/** Answers `resolved`, or why not. */
export async function resolve(
  { pool }: Database,
  {
    brandId,
    id,
    staffId,
    resolution,
  }: { brandId: string; id: string; staffId: string; resolution: string },
): Promise<string> {
  const { rows } = await pool.query<{ verdict: string }>(
    'select reconciliation_resolve($1, $2, $3, $4) as verdict',
    [brandId, id, staffId, resolution],
  );
  return rows[0]?.verdict ?? 'internal_error';
}
