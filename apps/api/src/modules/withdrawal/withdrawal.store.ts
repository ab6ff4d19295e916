import type { WithdrawalEvent } from '@lantern/contracts';
import type { WithdrawalStatus } from '@lantern/rules';
import type pg from 'pg';
import type { Database } from '../../db/database.ts';
import { retried } from '../../db/transaction.ts';
import { askVerdict } from '../../db/verdict.ts';

export interface WithdrawalRow extends pg.QueryResultRow {
  id: string;
  memberId: string;
  reference: string;
  /** Minor units in digits, as are the others. */
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
export const withdrawalColumns = `w.id, w.member_id as "memberId", w.reference, w.amount::text, w.fee::text, w.currency, w.status,
  w.bank_account_id as "bankAccountId", b.bank_code as "bankCode", b.holder_name as "holderName", b.last_digits as "lastDigits",
  w.requested_at as "requestedAt", w.approved_at as "approvedAt", w.paid_at as "paidAt", w.confirm_by as "confirmBy", w.received::text`;
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
  const { rows } = await pool.query<WithdrawalRow>(
    `select ${withdrawalColumns} from ${table} where w.reference = $1 and w.brand_id = $2 and w.member_id = $3`,
    [reference, brandId, memberId],
  );
  return rows[0];
}

/** A page of a member's withdrawals, the newest first, and how many there are. */
export async function findWithdrawals(
  { pool }: Database,
  { brandId, memberId }: Owner,
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
): Promise<{ rows: WithdrawalRow[]; total: number }> {
  const [{ rows }, counted] = await Promise.all([
    pool.query<WithdrawalRow>(
      `select ${withdrawalColumns} from ${table} where w.brand_id = $1 and w.member_id = $2
        order by w.requested_at desc, w.id desc limit $3 offset $4`,
      [brandId, memberId, pageSize, (pageNo - 1) * pageSize],
    ),
    pool.query<{ total: number }>(
      'select count(*)::int as total from withdrawal where brand_id = $1 and member_id = $2',
      [brandId, memberId],
    ),
  ]);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

export interface EventRow extends pg.QueryResultRow {
  at: Date;
  status: WithdrawalEvent['status'];
  by: WithdrawalEvent['by'];
  reason: string | null;
}

/** What has become of a withdrawal, the oldest first, and the files that were sent as a proof. */
export async function findHistory(
  { pool }: Database,
  withdrawalId: string,
): Promise<{ events: EventRow[]; files: string[] }> {
  const [{ rows: events }, { rows: proofs }] = await Promise.all([
    pool.query<EventRow>(
      'select at, status, by_kind as by, reason from withdrawal_event where withdrawal_id = $1 order by id',
      [withdrawalId],
    ),
    pool.query<{ file: string }>(
      'select file_id as file from withdrawal_proof where withdrawal_id = $1 order by 1',
      [withdrawalId],
    ),
  ]);
  return { events, files: proofs.map(({ file }) => file) };
}

/** What is asked for under one reference and key. */
export interface Wish extends Owner {
  id: string;
  reference: string;
  /** The member's: one withdrawal is made for it. */
  idempotencyKey: string;
  bankAccountId: string;
  amount: bigint;
  /** That the member has agreed to. */
  fee: bigint;
}

/** Answers `requested`, or the code of a refusal, and what the member may know beside it. */
export async function holdMoney(
  { pool }: Database,
  wish: Wish,
): Promise<{ verdict: string; detail: { reference?: string } | null }> {
  const { rows } = await retried(() =>
    pool.query<{ verdict: string; detail: { reference?: string } | null }>(
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
  const [answer] = rows;
  if (!answer) throw new Error('A withdrawal was neither made nor refused.');
  return answer;
}

/** Answers `cancelled` or the code of a refusal. */
export const cancel = ({ pool }: Database, { brandId, memberId }: Owner, reference: string) =>
  retried(() =>
    askVerdict(pool, 'select withdrawal_cancel($1, $2, $3) as verdict', [
      brandId,
      memberId,
      reference,
    ]),
  );

/** Answers `received` or the code of a refusal. */
export const receive = ({ pool }: Database, { brandId, memberId }: Owner, reference: string) =>
  retried(() =>
    askVerdict(pool, 'select withdrawal_receive($1, $2, $3) as verdict', [
      brandId,
      memberId,
      reference,
    ]),
  );

/** Answers `disputed` or the code of a refusal. The files have to be written down before. */
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

/** Counts as received what was due before; answers how many there were, at most `most`. */
export async function receiveDue({ pool }: Database, most: number): Promise<number> {
  const { rows } = await pool.query<{ done: number }>('select withdrawal_receive_due($1) as done', [
    most,
  ]);
  return rows[0]?.done ?? 0;
}
