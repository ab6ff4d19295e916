import type pg from 'pg';
import type { Database } from '../../db/database.ts';
import { askVerdict } from '../../db/verdict.ts';

export interface PayoutRow extends pg.QueryResultRow {
  id: string;
  brandId: string;
  reference: string;
  /** Minor units in digits: what has to arrive. */
  payout: string;
  currency: string;
  gateway: string;
  bankAccountId: string;
  bankCode: string;
  holderName: string;
  /** Locked. */
  accountNumber: string;
  /** Whether the gateway may have been asked to pay before. */
  asked: boolean;
}

/**
 * Payouts that a gateway has to be asked about, those first that it was not asked about for the
 * longest time. They count as asked about now, before anybody is: what is never noted could be paid
 * and forgotten.
 */
export async function takePayouts(
  { pool }: Database,
  most: number,
  patienceSeconds: number,
): Promise<PayoutRow[]> {
  const { rows } = await pool.query<PayoutRow>(
    `with taken as (
       select id, asked_at is not null as asked from withdrawal
        where status = 'paying' and (asked_at is null or asked_at < now() - make_interval(secs => $2))
        order by asked_at nulls first, requested_at limit $1 for update skip locked
     ), noted as (
       update withdrawal w set asked_at = now() from taken t where w.id = t.id
       returning w.id, w.brand_id, w.reference, w.amount, w.fee, w.currency, w.gateway, w.bank_account_id, t.asked
     )
     select n.id, n.brand_id as "brandId", n.reference, (n.amount - n.fee)::text as payout, n.currency, n.gateway,
            n.bank_account_id as "bankAccountId", b.bank_code as "bankCode", b.holder_name as "holderName",
            b.account_number as "accountNumber", n.asked
       from noted n join bank_account b on b.id = n.bank_account_id`,
    [most, patienceSeconds],
  );
  return rows;
}

/**
 * Says that a gateway is about to be asked to pay; false where nobody has to pay any more. The
 * staff may have settled a payout since it was taken, because of a gateway that was slow or a
 * worker that stood still.
 */
export async function isStillToPay({ pool }: Database, id: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    "update withdrawal set asked_at = now() where id = $1 and status = 'paying'",
    [id],
  );
  return rowCount === 1;
}

/** The payout that a gateway was asked for under a reference. */
export async function findPayout(
  { pool }: Database,
  gateway: string,
  reference: string,
): Promise<Pick<PayoutRow, 'id' | 'payout' | 'currency'> | undefined> {
  const { rows } = await pool.query<Pick<PayoutRow, 'id' | 'payout' | 'currency'>>(
    'select id, (amount - fee)::text as payout, currency from withdrawal where reference = $1 and gateway = $2',
    [reference, gateway],
  );
  return rows[0];
}

/** Answers `paid`, `failed`, `repeated` or `attention`. */
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

/** Puts something before the staff, once. */
export async function noteDoubt({ pool }: Database, id: string, note: string): Promise<void> {
  await pool.query(
    `update withdrawal set attention = concat_ws('; ', attention, $2::text)
      where id = $1 and (attention is null or strpos(attention, $2) = 0)`,
    [id, note],
  );
}
