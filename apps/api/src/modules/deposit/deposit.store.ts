import type { DepositStatus } from '@lantern/contracts';
import type { LedgerVerdict, Queryable } from '@lantern/database';
import type pg from 'pg';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';

export interface DepositRow extends pg.QueryResultRow {
  id: string;
  brand_id: string;
  member_id: string;
  reference: string;
  method: string;
  gateway: string;
  amount: string;
  currency: string;
  status: DepositStatus;
  gateway_payment_id: string | null;
  pay_url: string | null;
  return_url: string;
  created_at: Date;
  expires_at: Date;
  settled_at: Date | null;
}

const columns = `id, brand_id, member_id, reference, method, gateway, amount::text, currency, status, gateway_payment_id, pay_url,
  return_url, created_at, expires_at, settled_at`;

export interface NewDeposit {
  id: string;
  brandId: string;
  memberId: string;
  reference: string;
  /** The member's: one deposit is made for it. */
  idempotencyKey: string;
  method: string;
  gateway: string;
  amount: bigint;
  currency: string;
  returnUrl: string;
  createdAt: Date;
  expiresAt: Date;
}

/**
 * Writes a deposit down, or finds the one that the member's key has made already. Undefined when the member has as many open
 * deposits as a member may have. The member's row is locked: the deposits of one member are counted one after the other.
 */
export function insertDeposit(
  { pool }: Database,
  deposit: NewDeposit,
  mostOpen: number,
): Promise<DepositRow | undefined> {
  return inTransaction(pool, async (client) => {
    await client.query('select 1 from member where id = $1 for no key update', [deposit.memberId]);
    const inserted = await client.query<DepositRow>(
      `insert into deposit (id, brand_id, member_id, reference, idempotency_key, method, gateway, amount, currency, return_url,
                            created_at, expires_at)
       select $1::uuid, $2::uuid, $3::uuid, $4, $5, $6, $7, $8::bigint, $9, $10, $11::timestamptz, $12::timestamptz
        where (select count(*) from deposit where member_id = $3 and status in ('created', 'pending') and expires_at > $11) < $13
       on conflict (member_id, idempotency_key) do nothing returning ${columns}`,
      [
        deposit.id,
        deposit.brandId,
        deposit.memberId,
        deposit.reference,
        deposit.idempotencyKey,
        deposit.method,
        deposit.gateway,
        deposit.amount.toString(),
        deposit.currency,
        deposit.returnUrl,
        deposit.createdAt,
        deposit.expiresAt,
        mostOpen,
      ],
    );
    if (inserted.rows[0]) return inserted.rows[0];
    const { rows } = await client.query<DepositRow>(
      `select ${columns} from deposit where member_id = $1 and idempotency_key = $2`,
      [deposit.memberId, deposit.idempotencyKey],
    );
    return rows[0];
  });
}

/** Notes the gateway's payment on a deposit that waits for it. A webhook may have been faster; then nothing changes. */
export async function attachPayment(
  { pool }: Database,
  id: string,
  paymentId: string,
  payUrl: string,
): Promise<DepositRow | undefined> {
  const { rows } = await pool.query<DepositRow>(
    `update deposit set gateway_payment_id = coalesce(gateway_payment_id, $2), pay_url = $3, status = case status when 'created' then 'pending' else status end
      where id = $1 returning ${columns}`,
    [id, paymentId, payUrl],
  );
  return rows[0];
}

export async function findDeposit(
  { pool }: Database,
  brandId: string,
  memberId: string,
  reference: string,
): Promise<DepositRow | undefined> {
  const { rows } = await pool.query<DepositRow>(
    `select ${columns} from deposit where reference = $1 and brand_id = $2 and member_id = $3`,
    [reference, brandId, memberId],
  );
  return rows[0];
}

/** Takes the row for the rest of the transaction. */
export async function lockDeposit(
  client: Queryable,
  gateway: string,
  reference: string,
): Promise<DepositRow | undefined> {
  const { rows } = await client.query<DepositRow>(
    `select ${columns} from deposit where reference = $1 and gateway = $2 for update`,
    [reference, gateway],
  );
  return rows[0];
}

export async function closeDeposit(
  client: Queryable,
  { id, gateway_payment_id }: Pick<DepositRow, 'id' | 'gateway_payment_id'>,
  status: DepositStatus,
  now: Date,
  reason?: string,
): Promise<void> {
  await client.query(
    'update deposit set status = $2, settled_at = $3, review_reason = $4, gateway_payment_id = $5 where id = $1',
    [id, status, now, reason ?? null, gateway_payment_id],
  );
}

/** Puts a closed deposit before the staff, beside what they may have to look at already. */
export async function noteForStaff(client: Queryable, id: string, reason: string): Promise<void> {
  await client.query("update deposit set review_reason = concat_ws('; ', review_reason, $2::text) where id = $1", [
    id,
    reason,
  ]);
}

/** Credits a deposit and answers the ledger's verdict; anything but `posted` has moved nothing. */
export async function creditDeposit(client: Queryable, { id, amount }: DepositRow): Promise<LedgerVerdict | undefined> {
  const { rows } = await client.query<{ verdict: LedgerVerdict }>('select deposit_credit($1, $2) as verdict', [
    id,
    amount,
  ]);
  return rows[0]?.verdict;
}

/** Tells the member's pages, by the transaction that changed the deposit and the purse. */
export async function tellDeposit(client: Queryable, id: string): Promise<void> {
  await client.query('select deposit_tell($1)', [id]);
}

/**
 * Deposits that wait for word from their gateway for longer than usual, those first that were not asked about for the longest time.
 * They count as asked about now, so that neither one that fails nor a crowd of them is ever in the way of the others.
 */
export async function takeWaitingDeposits(
  { pool }: Database,
  { before, now, most }: { before: Date; now: Date; most: number },
): Promise<DepositRow[]> {
  const { rows } = await pool.query<DepositRow>(
    `update deposit set asked_at = $2 where id in (
       select id from deposit where status in ('created', 'pending') and created_at < $1
        order by asked_at nulls first, created_at limit $3 for update skip locked)
     returning ${columns}`,
    [before, now, most],
  );
  return rows;
}
