import { findRow, findRows } from '@lantern/rows';
import type { Database } from '../../db/database.ts';
import { askVerdict } from '../../db/verdict.ts';

export interface PayoutRow {
  id: string;
  brandId: string;
  reference: string;
  /** Minor units, after the fee. */
  payout: string;
  currency: string;
  gateway: string;
  bankAccountId: string;
  bankCode: string;
  holderName: string;
  /** Encrypted. */
  accountNumber: string;
  /** The gateway may have received it before. */
  asked: boolean;
}

/**
 * Claims the payouts to send or to ask about, those not asked about for longest first. They are
 * marked before the gateway is called, so that no payout can be paid and forgotten.
 */
export async function takePayouts(
  { pool }: Database,
  most: number,
  patienceSeconds: number,
): Promise<PayoutRow[]> {
  return findRows<PayoutRow>(
    pool,
    `with taken as (
       select id, asked_at is not null as asked from withdrawal
        where status = 'paying'
          and (asked_at is null or asked_at < now() - make_interval(secs => $2))
        order by asked_at nulls first, requested_at limit $1 for update skip locked
     ), noted as (
       update withdrawal w set asked_at = now() from taken t where w.id = t.id
       returning w.id, w.brand_id, w.reference, w.amount, w.fee, w.currency, w.gateway,
                 w.bank_account_id, t.asked
     )
     select n.id, n.brand_id, n.reference, (n.amount - n.fee)::text as payout, n.currency,
            n.gateway, n.bank_account_id, b.bank_code, b.holder_name, b.account_number, n.asked
       from noted n join bank_account b on b.id = n.bank_account_id`,
    [most, patienceSeconds],
  );
}

/**
 * Marks a payout before it is sent; false when it must not be. Staff may have settled it since it
 * was claimed, if a gateway or the worker was slow.
 */
export async function isStillToPay({ pool }: Database, id: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    "update withdrawal set asked_at = now() where id = $1 and status = 'paying'",
    [id],
  );
  return rowCount === 1;
}

export async function findPayout(
  { pool }: Database,
  gateway: string,
  reference: string,
): Promise<Pick<PayoutRow, 'id' | 'payout' | 'currency'> | undefined> {
  return findRow<Pick<PayoutRow, 'id' | 'payout' | 'currency'>>(
    pool,
    `select id, (amount - fee)::text as payout, currency from withdrawal
      where reference = $1 and gateway = $2`,
    [reference, gateway],
  );
}

/** Returns `paid`, `failed`, `repeated` or `attention`. */
export const settle = (
  { pool }: Database,
  id: string,
  outcome: 'paid' | 'failed',
  payoutId: string,
) =>
  askVerdict(pool, "select withdrawal_settle($1, $2, $3, 'gateway') as verdict", [
    id,
    outcome,
    payoutId,
  ]);

/** Adds a note for staff, once. */
export async function noteDoubt({ pool }: Database, id: string, note: string): Promise<void> {
  await pool.query(
    `update withdrawal set attention = concat_ws('; ', attention, $2::text)
      where id = $1 and (attention is null or strpos(attention, $2) = 0)`,
    [id, note],
  );
}
