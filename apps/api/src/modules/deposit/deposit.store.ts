import type { DepositStatus, PayInstructions } from '@lantern/contracts';
import type { LedgerVerdict, Queryable } from '@lantern/database';
import type { DepositKind } from '@lantern/rules';
import type pg from 'pg';
import type { Database } from '../../db/database.ts';

export interface DepositRow extends pg.QueryResultRow {
  id: string;
  brand_id: string;
  member_id: string;
  reference: string;
  method: string;
  kind: DepositKind;
  gateway: string;
  amount: string;
  currency: string;
  fee_basis_points: number;
  fee_fixed: string;
  status: DepositStatus;
  instructions: PayInstructions | null;
  gateway_payment_id: string | null;
  return_url: string;
  credited: string | null;
  fee: string | null;
  review_reason: string | null;
  refused_reason: string | null;
  created_at: Date;
  expires_at: Date;
  declared_at: Date | null;
  /** When it was paid, by the clock of whoever told. */
  paid_at: Date | null;
  settled_at: Date | null;
}

export const depositColumns = `d.id, d.brand_id, d.member_id, d.reference, d.method, d.kind, d.gateway, d.amount::text, d.currency,
  d.fee_basis_points, d.fee_fixed::text, d.status, d.instructions, d.gateway_payment_id, d.return_url, d.credited::text, d.fee::text,
  d.review_reason, d.refused_reason, d.created_at, d.expires_at, d.declared_at, d.paid_at, d.settled_at`;

/** Whose deposits are meant. */
export interface Owner {
  brandId: string;
  memberId: string;
}

/**
 * Notes the gateway's payment on a deposit that waits for it. A webhook may have been faster; then
 * nothing changes.
 */
export async function attachPayment(
  { pool }: Database,
  id: string,
  paymentId: string | null,
  instructions: PayInstructions | null,
): Promise<DepositRow | undefined> {
  const { rows } = await pool.query<DepositRow>(
    `update deposit d set gateway_payment_id = coalesce(gateway_payment_id, $2), instructions = coalesce($3, instructions),
            status = case status when 'created' then 'pending' else status end
      where id = $1 returning ${depositColumns}`,
    [id, paymentId, instructions],
  );
  return rows[0];
}

export async function findDeposit(
  { pool }: Database,
  { brandId, memberId }: Owner,
  reference: string,
): Promise<DepositRow | undefined> {
  const { rows } = await pool.query<DepositRow>(
    `select ${depositColumns} from deposit d where d.reference = $1 and d.brand_id = $2 and d.member_id = $3`,
    [reference, brandId, memberId],
  );
  return rows[0];
}

/** A page of a member's deposits, the newest first, with the number of all. */
export async function findDeposits(
  { pool }: Database,
  { brandId, memberId }: Owner,
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
): Promise<{ rows: DepositRow[]; total: number }> {
  const own = 'from deposit d where d.member_id = $1 and d.brand_id = $2';
  const [found, counted] = await Promise.all([
    pool.query<DepositRow>(
      `select ${depositColumns} ${own} order by d.created_at desc, d.id desc limit $3 offset $4`,
      [memberId, brandId, pageSize, (pageNo - 1) * pageSize],
    ),
    pool.query<{ total: number }>(`select count(*)::int as total ${own}`, [memberId, brandId]),
  ]);
  return { rows: found.rows, total: counted.rows[0]?.total ?? 0 };
}

/** Takes the row for the rest of the transaction. */
export async function lockDeposit(
  client: Queryable,
  gateway: string,
  reference: string,
): Promise<DepositRow | undefined> {
  const { rows } = await client.query<DepositRow>(
    `select ${depositColumns} from deposit d where d.reference = $1 and d.gateway = $2 for update`,
    [reference, gateway],
  );
  return rows[0];
}

/**
 * Ends a deposit without a credit, or puts it before the staff with the reason, and tells the
 * member's pages.
 */
export async function closeDeposit(
  client: Queryable,
  id: string,
  status: Exclude<DepositStatus, 'paid'>,
  now: Date,
  reason?: string,
): Promise<void> {
  await client.query(
    'update deposit set status = $2, settled_at = $3, review_reason = $4 where id = $1',
    [id, status, now, reason ?? null],
  );
  await tellDeposit(client, id);
}

/**
 * Puts a closed deposit before the staff, beside what they may have to look at already; what they
 * read there is not said twice.
 */
export async function noteForStaff(client: Queryable, id: string, reason: string): Promise<void> {
  await client.query(
    `update deposit set review_reason = concat_ws('; ', review_reason, $2::text)
      where id = $1 and $2 <> all (string_to_array(coalesce(review_reason, ''), '; '))`,
    [id, reason],
  );
}

/** `payment_matched_before`: another deposit was credited with the same payment. */
export type PayVerdict = LedgerVerdict | 'payment_matched_before';

/**
 * Credits what has arrived and closes the deposit as paid. Anything but `posted` has changed
 * nothing.
 */
export async function payDeposit(
  client: Queryable,
  { id, amount }: DepositRow,
  { paymentId, paidAt, now }: { paymentId: string; paidAt: Date; now: Date },
): Promise<PayVerdict | undefined> {
  const { rows } = await client.query<{ verdict: PayVerdict }>(
    'select deposit_pay($1, $2, $3, $4, $5) as verdict',
    [id, amount, paymentId, paidAt, now],
  );
  return rows[0]?.verdict;
}

/**
 * Notes how often a payment on a chain has been confirmed, and tells the member's pages; never
 * fewer times than before.
 */
export async function noteConfirmations(
  client: Queryable,
  id: string,
  confirmations: { seen: number; needed: number },
): Promise<void> {
  await client.query(
    `update deposit set instructions = jsonb_set(instructions, '{confirmations}', $2)
      where id = $1 and instructions ->> 'kind' = 'crypto' and (instructions #>> '{confirmations,seen}')::int <= $3`,
    [id, JSON.stringify(confirmations), confirmations.seen],
  );
  await tellDeposit(client, id);
}

/** Tells the member's pages, by the transaction that changed the deposit and the purse. */
export async function tellDeposit(client: Queryable, id: string): Promise<void> {
  await client.query('select deposit_publish($1)', [id]);
}

/**
 * Deposits that wait for word from their gateway for longer than usual, those first that were not
 * asked about for the longest time. They count as asked about now, so that neither one that fails
 * nor a crowd of them is ever in the way of the others.
 */
export async function takeWaitingDeposits(
  { pool }: Database,
  { before, now, most }: { before: Date; now: Date; most: number },
): Promise<DepositRow[]> {
  const { rows } = await pool.query<DepositRow>(
    `update deposit d set asked_at = $2 where id in (
       select id from deposit where status in ('created', 'pending') and created_at < $1 and kind <> 'bank'
        order by asked_at nulls first, created_at limit $3 for update skip locked)
     returning ${depositColumns}`,
    [before, now, most],
  );
  return rows;
}

/** Closes transfers that nobody has told of in time. Answers how many there were. */
export async function expireTransfers({ pool }: Database, now: Date): Promise<number> {
  const { rowCount } = await pool.query(
    `with ended as (
       update deposit set status = 'expired', settled_at = $1
        where id in (select id from deposit where kind = 'bank' and status = 'pending' and expires_at < $1 for update skip locked)
       returning id
     ) select deposit_publish(id) from ended`,
    [now],
  );
  return rowCount ?? 0;
}
