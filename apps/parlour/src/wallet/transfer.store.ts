import type { TransferReason, TransferValue } from '@lantern/contracts/transfer-wallet';
import { findRow, type Queryable } from '@lantern/outside';

export interface TransferRow {
  reference: string;
  kind: 'in' | 'out' | 'out_all' | null;
  playerId: string | null;
  asked: string | null;
  status: 'done' | 'refused';
  amount: string | null;
  currency: string | null;
  reason: TransferReason | null;
}

const columns = 'reference, kind, player_id, asked, status, amount, currency, reason';

export const findTransfer = (db: Queryable, reference: string): Promise<TransferRow | undefined> =>
  findRow<TransferRow>(db, `SELECT ${columns} FROM transfer WHERE reference = $1`, [reference]);

/** Stores the outcome of a transfer; undefined when the reference already has one. */
export const writeTransfer = (db: Queryable, row: TransferRow): Promise<TransferRow | undefined> =>
  findRow<TransferRow>(
    db,
    `INSERT INTO transfer (reference, kind, player_id, asked, status, amount, currency, reason)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING RETURNING ${columns}`,
    [
      row.reference,
      row.kind,
      row.playerId,
      row.asked,
      row.status,
      row.amount,
      row.currency,
      row.reason,
    ],
  );

/** A transfer in the shape of the protocol. */
export function describe({
  reference,
  status,
  amount,
  currency,
  reason,
}: TransferRow): TransferValue {
  if (status === 'refused') return { status, reference, reason: reason ?? 'not_received' };
  return { status, reference, amount: amount ?? '0', currency: currency ?? '' };
}
