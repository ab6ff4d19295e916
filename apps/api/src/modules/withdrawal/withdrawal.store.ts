import type { WithdrawalEvent } from '@lantern/contracts';
import { findRow, findRows, getRow } from '@lantern/rows';
import type { WithdrawalStatus } from '@lantern/rules';
import type pg from 'pg';
import type { Database } from '../../db/database.ts';
import { retried } from '../../db/transaction.ts';
import { askVerdict } from '../../db/verdict.ts';

export interface WithdrawalRow {
  id: string;
  memberId: string;
  reference: string;
  /** Minor units, like the other amounts. */
  amount: string;
  fee: string;
  currency: string;
  status: WithdrawalStatus;
  bankAccountId: string;
  bankCode: string;
  holderName: string;
  lastDigits: string;
  requestedAt: Date;
  approvedAt: Date | null;
  paidAt: Date | null;
  confirmBy: Date | null;
  received: string | null;
}

/** For a query over `withdrawal w join bank_account b`. */
export const withdrawalColumns = `w.id, w.member_id, w.reference, w.amount::text, w.fee::text,
  w.currency, w.status, w.bank_account_id, b.bank_code, b.holder_name, b.last_digits,
  w.requested_at, w.approved_at, w.paid_at, w.confirm_by, w.received::text`;
const table = 'withdrawal w join bank_account b on b.id = w.bank_account_id';

export interface Owner {
  brandId: string;
  memberId: string;
}

export async function findWithdrawal(
  { pool }: Database,
  { brandId, memberId }: Owner,
  reference: string,
): Promise<WithdrawalRow | undefined> {
  return findRow<WithdrawalRow>(
    pool,
    `select ${withdrawalColumns} from ${table}
      where w.reference = $1 and w.brand_id = $2 and w.member_id = $3`,
    [reference, brandId, memberId],
  );
}

/** A page of a member's withdrawals, newest first, and the total. */
export async function findWithdrawals(
  { pool }: Database,
  { brandId, memberId }: Owner,
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
): Promise<{ rows: WithdrawalRow[]; total: number }> {
  const [rows, counted] = await Promise.all([
    findRows<WithdrawalRow>(
      pool,
      `select ${withdrawalColumns} from ${table} where w.brand_id = $1 and w.member_id = $2
        order by w.requested_at desc, w.id desc limit $3 offset $4`,
      [brandId, memberId, pageSize, (pageNo - 1) * pageSize],
    ),
    findRow<{ total: number }>(
      pool,
      'select count(*)::int as total from withdrawal where brand_id = $1 and member_id = $2',
      [brandId, memberId],
    ),
  ]);
  return { rows, total: counted?.total ?? 0 };
}

export interface EventRow {
  at: Date;
  status: WithdrawalEvent['status'];
  by: WithdrawalEvent['by'];
  reason: string | null;
}

/** A withdrawal's events, oldest first, and the files sent as proof. */
export async function findHistory(
  { pool }: Database,
  withdrawalId: string,
): Promise<{ events: EventRow[]; files: string[] }> {
  const [events, proofs] = await Promise.all([
    findRows<EventRow>(
      pool,
      `select at, status, by_kind as by, reason from withdrawal_event
        where withdrawal_id = $1 order by id`,
      [withdrawalId],
    ),
    findRows<{ file: string }>(
      pool,
      'select file_id as file from withdrawal_proof where withdrawal_id = $1 order by 1',
      [withdrawalId],
    ),
  ]);
  return { events, files: proofs.map(({ file }) => file) };
}

export interface Wish extends Owner {
  id: string;
  reference: string;
  /** The member's; each key makes one withdrawal. */
  idempotencyKey: string;
  bankAccountId: string;
  amount: bigint;
  /** The fee that the member has accepted. */
  fee: bigint;
}

/** Returns `requested` or the code of a refusal, and details for the member. */
export async function holdMoney(
  { pool }: Database,
  wish: Wish,
): Promise<{ verdict: string; detail: { reference?: string } | null }> {
  return retried(() =>
    getRow<{ verdict: string; detail: { reference?: string } | null }>(
      pool,
      'select verdict, detail from withdrawal_request($1, $2, $3, $4, $5, $6, $7, $8)',
      [
        ...[
          wish.id,
          wish.brandId,
          wish.memberId,
          wish.reference,
          wish.idempotencyKey,
          wish.bankAccountId,
        ],
        ...[wish.amount.toString(), wish.fee.toString()],
      ],
    ),
  );
}

/** Returns `cancelled` or the code of a refusal. */
export const cancel = ({ pool }: Database, { brandId, memberId }: Owner, reference: string) =>
  retried(() =>
    askVerdict(pool, 'select withdrawal_cancel($1, $2, $3) as verdict', [
      brandId,
      memberId,
      reference,
    ]),
  );

/** Returns `received` or the code of a refusal. */
export const receive = ({ pool }: Database, { brandId, memberId }: Owner, reference: string) =>
  retried(() =>
    askVerdict(pool, 'select withdrawal_receive($1, $2, $3) as verdict', [
      brandId,
      memberId,
      reference,
    ]),
  );

/** Returns `disputed` or the code of a refusal. The files must be stored before. */
export const dispute = (
  client: pg.ClientBase,
  { brandId, memberId }: Owner,
  {
    reference,
    received,
    remaining,
    files,
  }: { reference: string; received: bigint; remaining: bigint; files: string[] },
) =>
  askVerdict(client, 'select withdrawal_dispute($1, $2, $3, $4, $5, $6) as verdict', [
    ...[brandId, memberId, reference, received.toString(), remaining.toString(), files],
  ]);

/** Marks overdue payouts as received; returns their number, at most `most`. */
export async function receiveDue({ pool }: Database, most: number): Promise<number> {
  const row = await findRow<{ done: number }>(pool, 'select withdrawal_receive_due($1) as done', [
    most,
  ]);
  return row?.done ?? 0;
}
