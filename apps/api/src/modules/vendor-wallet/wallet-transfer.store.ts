import type { WalletTransferState } from '@lantern/contracts';
import type pg from 'pg';
import type { Database } from '../../db/database.ts';
import { retried } from '../../db/transaction.ts';

export interface TransferRow extends pg.QueryResultRow {
  id: string;
  brandId: string;
  memberId: string;
  vendorCode: string;
  vendorName: string;
  reference: string;
  direction: 'in' | 'out';
  /** Minor units in digits; null for all that is there. */
  asked: string | null;
  amount: string | null;
  currency: string;
  state: WalletTransferState;
  reason: string | null;
  createdAt: Date;
  settledAt: Date | null;
}

const columns = `w.id, w.brand_id as "brandId", w.member_id as "memberId", w.vendor_code as "vendorCode", v.name as "vendorName",
  w.reference, w.direction, w.asked::text, w.amount::text, w.currency, w.state, w.reason, w.created_at as "createdAt",
  w.settled_at as "settledAt"`;
const underWay = "w.state in ('requested', 'sent', 'unknown')";

export interface NewTransfer {
  id: string;
  brandId: string;
  memberId: string;
  vendorCode: string;
  reference: string;
  idempotencyKey: string;
  direction: 'in' | 'out';
  /** Undefined for all that is there. */
  amount: bigint | undefined;
}

/**
 * Takes a wish down, and takes what goes in out of the main purse. Anything but `requested` has
 * changed nothing.
 */
export async function requestTransfer(
  { pool }: Database,
  wish: NewTransfer,
): Promise<{ verdict: string; transfer: string | null }> {
  const { rows } = await retried(() =>
    pool.query<{ verdict: string; transfer: string | null }>(
      'select verdict, transfer from wallet_transfer_request($1, $2, $3, $4, $5, $6, $7, $8)',
      [
        wish.id,
        wish.brandId,
        wish.memberId,
        wish.vendorCode,
        wish.reference,
        wish.idempotencyKey,
        wish.direction,
        wish.amount?.toString() ?? null,
      ],
    ),
  );
  return rows[0] ?? { verdict: 'internal_error', transfer: null };
}

/** Says that the vendor is about to be called; false when it must not be. */
export async function markSent({ pool }: Database, id: string): Promise<boolean> {
  const { rows } = await retried(() =>
    pool.query<{ go: boolean }>('select wallet_transfer_send($1) as go', [id]),
  );
  return rows[0]?.go === true;
}

/**
 * Says that the vendor has given no answer, or one that makes no sense: the amount that it told
 * then.
 */
export async function markUnknown({ pool }: Database, id: string, told?: bigint): Promise<void> {
  const heard = told === undefined ? 'silence' : 'other_amount';
  await pool.query('select wallet_transfer_doubt($1, $2, $3)', [
    id,
    heard,
    told?.toString() ?? null,
  ]);
}

/** Brings a transfer to its end, once; answers the end that it has. */
export async function settleTransfer(
  { pool }: Database,
  id: string,
  end: { state: 'done'; amount: bigint } | { state: 'returned'; reason: string },
): Promise<string | undefined> {
  const { rows } = await retried(() =>
    pool.query<{ state: string }>('select wallet_transfer_settle($1, $2, $3, $4) as state', [
      id,
      end.state,
      end.state === 'done' ? end.amount.toString() : null,
      end.state === 'returned' ? end.reason : null,
    ]),
  );
  return rows[0]?.state;
}

export async function findTransfer({ pool }: Database, id: string): Promise<TransferRow> {
  const { rows } = await pool.query<TransferRow>(
    `select ${columns} from wallet_transfer w join vendor v on v.code = w.vendor_code where w.id = $1`,
    [id],
  );
  if (!rows[0]) throw new Error(`There is no transfer ${id}.`);
  return rows[0];
}

/** What is on its way, and then the last that came to their end; newest first. */
export async function findTransfers(
  { pool }: Database,
  memberId: string,
  most: number,
): Promise<TransferRow[]> {
  const { rows } = await pool.query<TransferRow>(
    `select ${columns} from wallet_transfer w join vendor v on v.code = w.vendor_code
      where w.member_id = $1 order by (${underWay}) desc, w.created_at desc, w.id desc limit $2`,
    [memberId, most],
  );
  return rows;
}

/**
 * Which transfers the vendor may be asked about: those that it gave no answer to, or whose process
 * has died.
 */
interface Waiting {
  /** Before this an answer to the call itself can still come. */
  before: Date;
  now: Date;
  most: number;
  /** Of one member at one vendor alone. */
  of?: { memberId: string; vendorCode: string };
}

/**
 * Takes transfers without an end, those first that were not asked about for the longest time. They
 * count as asked about now.
 */
export async function takeWaitingTransfers(
  { pool }: Database,
  { before, now, most, of }: Waiting,
): Promise<TransferRow[]> {
  const { rows } = await pool.query<TransferRow>(
    `with taken as (
       update wallet_transfer set asked_at = $2 where id in (
         select w.id from wallet_transfer w
          where (w.state = 'unknown' or (w.state in ('requested', 'sent') and w.created_at < $1))
            and ($4::uuid is null or (w.member_id = $4 and w.vendor_code = $5))
          order by w.asked_at nulls first, w.created_at limit $3 for update skip locked)
       returning *)
     select ${columns} from taken w join vendor v on v.code = w.vendor_code`,
    [before, now, most, of?.memberId ?? null, of?.vendorCode ?? null],
  );
  return rows;
}
