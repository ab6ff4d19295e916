import type { WalletTransferState } from '@lantern/contracts';
import { findRow, findRows } from '@lantern/rows';
import type { Database } from '../../db/database.ts';
import { retried } from '../../db/transaction.ts';

export interface TransferRow {
  id: string;
  brandId: string;
  memberId: string;
  vendorCode: string;
  vendorName: string;
  reference: string;
  direction: 'in' | 'out';
  /** Minor units; null for the whole balance. */
  asked: string | null;
  amount: string | null;
  currency: string;
  state: WalletTransferState;
  reason: string | null;
  createdAt: Date;
  settledAt: Date | null;
}

const columns = `w.id, w.brand_id, w.member_id, w.vendor_code, v.name as vendor_name,
  w.reference, w.direction, w.asked::text, w.amount::text, w.currency, w.state, w.reason,
  w.created_at, w.settled_at`;
const isOpen = "w.state in ('requested', 'sent', 'unknown')";

export interface NewTransfer {
  id: string;
  brandId: string;
  memberId: string;
  vendorCode: string;
  reference: string;
  idempotencyKey: string;
  direction: 'in' | 'out';
  /** Minor units; undefined for the whole balance. */
  amount: bigint | undefined;
}

/**
 * Stores a transfer, and moves a transfer to a vendor from the main purse into transit. Any verdict
 * but `requested` has changed nothing.
 */
export async function requestTransfer(
  { pool }: Database,
  wish: NewTransfer,
): Promise<{ verdict: string; transfer: string | null }> {
  const row = await retried(() =>
    findRow<{ verdict: string; transfer: string | null }>(
      pool,
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
  return row ?? { verdict: 'internal_error', transfer: null };
}

/** Marks a transfer before the vendor is called; false if it must not be called. */
export async function markSent({ pool }: Database, id: string): Promise<boolean> {
  const row = await retried(() =>
    findRow<{ go: boolean }>(pool, 'select wallet_transfer_send($1) as go', [id]),
  );
  return row?.go === true;
}

/**
 * Marks a transfer whose outcome is unknown.
 * @param reported a wrong amount reported by the vendor; undefined for no answer
 */
export async function markUnknown(
  { pool }: Database,
  id: string,
  reported?: bigint,
): Promise<void> {
  const heard = reported === undefined ? 'silence' : 'other_amount';
  await pool.query('select wallet_transfer_doubt($1, $2, $3)', [
    id,
    heard,
    reported?.toString() ?? null,
  ]);
}

/** Settles a transfer, once; returns the state in which it ended. */
export async function settleTransfer(
  { pool }: Database,
  id: string,
  end: { state: 'done'; amount: bigint } | { state: 'returned'; reason: string },
): Promise<string | undefined> {
  const row = await retried(() =>
    findRow<{ state: string }>(pool, 'select wallet_transfer_settle($1, $2, $3, $4) as state', [
      id,
      end.state,
      end.state === 'done' ? end.amount.toString() : null,
      end.state === 'returned' ? end.reason : null,
    ]),
  );
  return row?.state;
}

export async function findTransfer({ pool }: Database, id: string): Promise<TransferRow> {
  const row = await findRow<TransferRow>(
    pool,
    `select ${columns} from wallet_transfer w join vendor v on v.code = w.vendor_code
      where w.id = $1`,
    [id],
  );
  if (!row) throw new Error(`There is no transfer ${id}.`);
  return row;
}

/** The open transfers, then the latest ended ones; newest first. */
export async function findTransfers(
  { pool }: Database,
  memberId: string,
  most: number,
): Promise<TransferRow[]> {
  return findRows<TransferRow>(
    pool,
    `select ${columns} from wallet_transfer w join vendor v on v.code = w.vendor_code
      where w.member_id = $1 order by (${isOpen}) desc, w.created_at desc, w.id desc limit $2`,
    [memberId, most],
  );
}

interface Waiting {
  /** Transfers created later may still get the answer of their own request. */
  before: Date;
  now: Date;
  most: number;
  /** Only those of one member at one vendor. */
  of?: { memberId: string; vendorCode: string };
  /** Only those about which the vendor was never asked. */
  neverAsked?: boolean;
}

/**
 * Claims unanswered transfers, including those of crashed processes, and marks them as asked about
 * now. Those not asked about for longest come first.
 */
export async function takeWaitingTransfers(
  { pool }: Database,
  { before, now, most, of, neverAsked = false }: Waiting,
): Promise<TransferRow[]> {
  return findRows<TransferRow>(
    pool,
    `with taken as (
       update wallet_transfer set asked_at = $2 where id in (
         select w.id from wallet_transfer w
          where (w.state = 'unknown' or (w.state in ('requested', 'sent') and w.created_at < $1))
            and ($4::uuid is null or (w.member_id = $4 and w.vendor_code = $5))
            and (w.asked_at is null or not $6)
          order by w.asked_at nulls first, w.created_at limit $3 for update skip locked)
       returning *)
     select ${columns} from taken w join vendor v on v.code = w.vendor_code`,
    [before, now, most, of?.memberId ?? null, of?.vendorCode ?? null, neverAsked],
  );
}
