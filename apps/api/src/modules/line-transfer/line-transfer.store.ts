import { findRow, findRows } from '@lantern/rows';
import type { Database } from '../../db/database.ts';
import { retried } from '../../db/transaction.ts';

export interface LineTransferRow {
  id: string;
  fromMember: string;
  way: 'up' | 'down';
  reference: string;
  /** Minor units in digits. */
  amount: string;
  currency: string;
  createdAt: Date;
  /** Username of the counterparty. */
  otherName: string;
}

/** A member's view of a transfer, with the name of the counterparty. */
const seenFrom = (
  member: string,
) => `select l.id, l.from_member, l.way, l.reference, l.amount::text, l.currency,
    l.created_at, m.username as other_name
  from line_transfer l
  join member m
    on m.id = case l.from_member when ${member} then l.to_member else l.from_member end`;

export interface NewLineTransfer {
  id: string;
  brandId: string;
  memberId: string;
  way: 'up' | 'down';
  /** The unique form of a downline member's name; undefined for a transfer to the upline. */
  nameKey: string | undefined;
  amount: bigint;
  reference: string;
  idempotencyKey: string;
  address: string;
}

/** Checks and carries out a transfer. Any verdict but `sent` changed nothing. */
export async function sendAlongLine(
  { pool }: Database,
  wish: NewLineTransfer,
): Promise<{ verdict: string; transfer: string | null }> {
  const row = await retried(() =>
    findRow<{ verdict: string; transfer: string | null }>(
      pool,
      'select verdict, transfer from line_transfer_send($1, $2, $3, $4, $5, $6, $7, $8, $9)',
      [
        wish.id,
        wish.brandId,
        wish.memberId,
        wish.way,
        wish.nameKey ?? null,
        wish.amount.toString(),
        wish.reference,
        wish.idempotencyKey,
        wish.address,
      ],
    ),
  );
  return row ?? { verdict: 'internal_error', transfer: null };
}

export async function findLineTransfer(
  { pool }: Database,
  memberId: string,
  id: string,
): Promise<LineTransferRow | undefined> {
  return findRow<LineTransferRow>(pool, `${seenFrom('$1')} where l.id = $2`, [memberId, id]);
}

/** What a member has sent and received, newest first. */
export async function findLineTransfers(
  { pool }: Database,
  memberId: string,
  most: number,
): Promise<LineTransferRow[]> {
  return findRows<LineTransferRow>(
    pool,
    `(${seenFrom('$1')} where l.from_member = $1 order by l.created_at desc, l.id desc limit $2)
     union all
     (${seenFrom('$1')} where l.to_member = $1 order by l.created_at desc, l.id desc limit $2)
     order by created_at desc, id desc limit $2`,
    [memberId, most],
  );
}

export interface LineStanding {
  /** Username of the direct upline; null for a member without one. */
  upline: string | null;
  /** Minor units in digits. */
  sentToday: string;
  paymentPassword: boolean;
}

export async function findLineStanding(
  { pool }: Database,
  brandId: string,
  memberId: string,
): Promise<LineStanding> {
  const row = await findRow<LineStanding>(
    pool,
    `select u.username as upline, line_sent_today($1, m.id)::text as sent_today,
            coalesce(p.payment_password_hash is not null, false) as payment_password
       from member m
       left join member u on u.id = m.upline_id
       left join member_profile p on p.member_id = m.id
      where m.id = $2 and m.brand_id = $1`,
    [brandId, memberId],
  );
  return row ?? { upline: null, sentToday: '0', paymentPassword: false };
}
