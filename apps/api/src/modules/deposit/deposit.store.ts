import type { DepositStatus, PayInstructions } from '@lantern/contracts';
import type { LedgerVerdict } from '@lantern/database';
import { findRow, findRows, type Queryable } from '@lantern/rows';
import type { DepositKind } from '@lantern/rules';
import type { Database } from '../../db/database.ts';
import { askVerdict } from '../../db/verdict.ts';

export interface DepositRow {
  id: string;
  brandId: string;
  memberId: string;
  reference: string;
  method: string;
  kind: DepositKind;
  gateway: string;
  amount: string;
  currency: string;
  feeBasisPoints: number;
  feeFixed: string;
  status: DepositStatus;
  instructions: PayInstructions | null;
  gatewayPaymentId: string | null;
  returnUrl: string;
  credited: string | null;
  fee: string | null;
  reviewReason: string | null;
  refusedReason: string | null;
  createdAt: Date;
  expiresAt: Date;
  declaredAt: Date | null;
  /** When it was paid, by the clock of the gateway or the staff. */
  paidAt: Date | null;
  settledAt: Date | null;
}

export const depositColumns = `d.id, d.brand_id, d.member_id, d.reference, d.method, d.kind,
  d.gateway, d.amount::text, d.currency, d.fee_basis_points, d.fee_fixed::text, d.status,
  d.instructions, d.gateway_payment_id, d.return_url, d.credited::text, d.fee::text,
  d.review_reason, d.refused_reason, d.created_at, d.expires_at, d.declared_at, d.paid_at,
  d.settled_at`;

export interface Owner {
  brandId: string;
  memberId: string;
}

/** Stores the gateway's payment with its deposit, unless a webhook has done so already. */
export async function attachPayment(
  { pool }: Database,
  id: string,
  paymentId: string | null,
  instructions: PayInstructions | null,
): Promise<DepositRow | undefined> {
  return findRow<DepositRow>(
    pool,
    `update deposit d set gateway_payment_id = coalesce(gateway_payment_id, $2),
            instructions = coalesce($3, instructions),
            status = case status when 'created' then 'pending' else status end
      where id = $1 returning ${depositColumns}`,
    [id, paymentId, instructions],
  );
}

export async function findDeposit(
  { pool }: Database,
  { brandId, memberId }: Owner,
  reference: string,
): Promise<DepositRow | undefined> {
  return findRow<DepositRow>(
    pool,
    `select ${depositColumns} from deposit d
      where d.reference = $1 and d.brand_id = $2 and d.member_id = $3`,
    [reference, brandId, memberId],
  );
}

/** A page of a member's deposits, the newest first, and their number. */
export async function findDeposits(
  { pool }: Database,
  { brandId, memberId }: Owner,
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
): Promise<{ rows: DepositRow[]; total: number }> {
  const own = 'from deposit d where d.member_id = $1 and d.brand_id = $2';
  const [rows, counted] = await Promise.all([
    findRows<DepositRow>(
      pool,
      `select ${depositColumns} ${own} order by d.created_at desc, d.id desc limit $3 offset $4`,
      [memberId, brandId, pageSize, (pageNo - 1) * pageSize],
    ),
    findRow<{ total: number }>(pool, `select count(*)::int as total ${own}`, [memberId, brandId]),
  ]);
  return { rows, total: counted?.total ?? 0 };
}

/** Locks the row until the transaction ends. */
export async function lockDeposit(
  client: Queryable,
  gateway: string,
  reference: string,
): Promise<DepositRow | undefined> {
  return findRow<DepositRow>(
    client,
    `select ${depositColumns} from deposit d
      where d.reference = $1 and d.gateway = $2 for update`,
    [reference, gateway],
  );
}

/** Ends a deposit without a credit, or puts it into review, and notifies the member's pages. */
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

/** Adds a reason for staff to check a closed deposit, unless it is there already. */
export async function noteForStaff(client: Queryable, id: string, reason: string): Promise<void> {
  await client.query(
    `update deposit set review_reason = concat_ws('; ', review_reason, $2::text)
      where id = $1 and $2 <> all (string_to_array(coalesce(review_reason, ''), '; '))`,
    [id, reason],
  );
}

/** `payment_matched_before`: another deposit was credited with the same payment. */
export type PayVerdict = LedgerVerdict | 'payment_matched_before';

/** Credits the payment and closes the deposit. Any verdict but `posted` has changed nothing. */
export async function payDeposit(
  client: Queryable,
  { id, amount }: DepositRow,
  { paymentId, paidAt, now }: { paymentId: string; paidAt: Date; now: Date },
): Promise<PayVerdict | undefined> {
  const row = await findRow<{ verdict: PayVerdict }>(
    client,
    'select deposit_pay($1, $2, $3, $4, $5) as verdict',
    [id, amount, paymentId, paidAt, now],
  );
  return row?.verdict;
}

/** Stores the confirmations of a payment on a chain, never fewer than before, and notifies. */
export async function noteConfirmations(
  client: Queryable,
  id: string,
  confirmations: { seen: number; needed: number },
): Promise<void> {
  await client.query(
    `update deposit set instructions = jsonb_set(instructions, '{confirmations}', $2)
      where id = $1 and instructions ->> 'kind' = 'crypto'
        and (instructions #>> '{confirmations,seen}')::int <= $3`,
    [id, JSON.stringify(confirmations), confirmations.seen],
  );
  await tellDeposit(client, id);
}

/** Notifies the member's pages, in the transaction that changed the deposit. */
export async function tellDeposit(client: Queryable, id: string): Promise<void> {
  await client.query('select deposit_publish($1)', [id]);
}

/**
 * Deposits without a message of their gateway for longer than usual, the least recently asked about
 * first. They count as asked about now, so that failing ones never block the others.
 */
export async function takeWaitingDeposits(
  { pool }: Database,
  { before, now, most }: { before: Date; now: Date; most: number },
): Promise<DepositRow[]> {
  return findRows<DepositRow>(
    pool,
    `update deposit d set asked_at = $2 where id in (
       select id from deposit
        where status in ('created', 'pending') and created_at < $1 and kind <> 'bank'
        order by asked_at nulls first, created_at limit $3 for update skip locked)
     returning ${depositColumns}`,
    [before, now, most],
  );
}

/** Closes transfers that were not declared in time; returns their number. */
export async function expireTransfers({ pool }: Database, now: Date): Promise<number> {
  const { rowCount } = await pool.query(
    `with ended as (
       update deposit set status = 'expired', settled_at = $1
        where id in (select id from deposit
                      where kind = 'bank' and status = 'pending' and expires_at < $1
                        for update skip locked)
       returning id
     ) select deposit_publish(id) from ended`,
    [now],
  );
  return rowCount ?? 0;
}

/** `declared`, or the code of a refusal. The files have to be inserted before. */
export const declare = (
  client: Queryable,
  { brandId, memberId }: Owner,
  reference: string,
  files: readonly string[],
) =>
  askVerdict(client, 'select deposit_declare($1, $2, $3, $4) as verdict', [
    ...[brandId, memberId, reference, files],
  ]);
