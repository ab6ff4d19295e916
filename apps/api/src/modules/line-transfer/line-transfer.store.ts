import type pg from 'pg';
import type { Database } from '../../db/database.ts';
import { retried } from '../../db/transaction.ts';

export interface LineTransferRow extends pg.QueryResultRow {
  id: string;
  fromMember: string;
  way: 'up' | 'down';
  reference: string;
  /** Minor units in digits. */
  amount: string;
  currency: string;
  createdAt: Date;
  /** The username of the other one. */
  otherName: string;
}

/** Seen from a member: the other one is whoever that member is not. */
const seenFrom = (
  member: string,
) => `select l.id, l.from_member as "fromMember", l.way, l.reference, l.amount::text, l.currency,
    l.created_at as "createdAt", m.username as "otherName"
  from line_transfer l join member m on m.id = case l.from_member when ${member} then l.to_member else l.from_member end`;

export interface NewLineTransfer {
  id: string;
  brandId: string;
  memberId: string;
  way: 'up' | 'down';
  /** The unique form of a name, for somebody below. */
  nameKey: string | undefined;
  amount: bigint;
  reference: string;
  idempotencyKey: string;
  address: string;
}

/** Decides on a transfer and carries it out; anything but `sent` has changed nothing. */
export async function sendAlongLine(
  { pool }: Database,
  wish: NewLineTransfer,
): Promise<{ verdict: string; transfer: string | null }> {
  const { rows } = await retried(() =>
    pool.query<{ verdict: string; transfer: string | null }>(
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
  return rows[0] ?? { verdict: 'internal_error', transfer: null };
}

export async function findLineTransfer(
  { pool }: Database,
  memberId: string,
  id: string,
): Promise<LineTransferRow | undefined> {
  const { rows } = await pool.query<LineTransferRow>(`${seenFrom('$1')} where l.id = $2`, [
    memberId,
    id,
  ]);
  return rows[0];
}

/** What a member has sent and received, newest first. */
export async function findLineTransfers(
  { pool }: Database,
  memberId: string,
  most: number,
): Promise<LineTransferRow[]> {
  const { rows } = await pool.query<LineTransferRow>(
    `(${seenFrom('$1')} where l.from_member = $1 order by l.created_at desc, l.id desc limit $2)
     union all
     (${seenFrom('$1')} where l.to_member = $1 order by l.created_at desc, l.id desc limit $2)
     order by "createdAt" desc, id desc limit $2`,
    [memberId, most],
  );
  return rows;
}

export interface LineStanding extends pg.QueryResultRow {
  /** The username of who is directly above; null for who stands at the top. */
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
  const { rows } = await pool.query<LineStanding>(
    `select u.username as upline, line_sent_today($1, m.id)::text as "sentToday",
            coalesce(p.payment_password_hash is not null, false) as "paymentPassword"
       from member m left join member u on u.id = m.upline_id left join member_profile p on p.member_id = m.id
      where m.id = $2 and m.brand_id = $1`,
    [brandId, memberId],
  );
  return rows[0] ?? { upline: null, sentToday: '0', paymentPassword: false };
}

/** Whether somebody stands above a member. */
export async function hasUpline({ pool }: Database, memberId: string): Promise<boolean> {
  const { rows } = await pool.query(
    'select 1 from member where id = $1 and upline_id is not null',
    [memberId],
  );
  return rows.length > 0;
}
