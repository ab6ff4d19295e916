import type { staffWithdrawal, ValueOf, withdrawalQueues } from '@lantern/contracts';
import type pg from 'pg';
import type { Database } from '../../db/database.ts';
import { findQueuePage, type QueuePage } from '../../db/queues.ts';
import { askVerdict } from '../../db/verdict.ts';
import { type WithdrawalRow, withdrawalColumns } from './withdrawal.store.ts';

export type Queue = (typeof withdrawalQueues)[number];

/** A withdrawal as the staff see it. */
export interface StaffRow extends WithdrawalRow {
  username: string;
  /** When it came to stand where it stands. */
  since: Date;
  holdReason: string | null;
  gateway: string | null;
  payoutReference: string | null;
  attention: string | null;
  proposalId: string | null;
}

const columns = `${withdrawalColumns}, m.username, w.hold_reason as "holdReason", w.gateway, w.payout_reference as "payoutReference",
  w.attention, o.id as "proposalId",
  (select max(e.at) from withdrawal_event e where e.withdrawal_id = w.id and e.status = w.status) as since`;
const tables = `withdrawal w
  join bank_account b on b.id = w.bank_account_id
  join member m on m.id = w.member_id
  left join proposal o on o.brand_id = w.brand_id and o.kind in ('withdrawal', 'payout', 'dispute') and o.subject = w.reference and o.status = 'open'`;

const within: Record<Queue, string> = {
  review: "w.status = 'review'",
  approved: "w.status = 'approved'",
  paying: "w.status = 'paying'",
  disputed: "w.status = 'disputed'",
  attention: 'w.attention is not null',
  all: 'true',
};

/**
 * The number of a bank's transaction is kept in one form, however it is typed; a gateway's is kept
 * as it is.
 */
const number = { column: 'payout_reference', forms: '$4, bank_payment($4)' };

/** A page of a queue, or of what is found in it. */
export const findQueue = (db: Database, brandId: string, page: QueuePage<Queue>) =>
  findQueuePage<Queue, StaffRow>(
    db,
    {
      columns,
      table: 'withdrawal',
      alias: 'w',
      joined: tables,
      since: 'requested_at',
      within,
      number,
    },
    brandId,
    page,
  );

export async function findForStaff(
  { pool }: Database,
  brandId: string,
  reference: string,
): Promise<StaffRow | undefined> {
  const { rows } = await pool.query<StaffRow>(
    `select ${columns} from ${tables} where w.brand_id = $1 and w.reference = $2`,
    [brandId, reference],
  );
  return rows[0];
}

type Step = ValueOf<typeof staffWithdrawal>['timeline'][number];
export type StepRow = pg.QueryResultRow & Omit<Step, 'at'> & { at: Date };

/**
 * What has become of a withdrawal, the oldest first, with the names of those of the staff who did
 * it.
 */
export async function findSteps({ pool }: Database, withdrawalId: string): Promise<StepRow[]> {
  const { rows } = await pool.query<StepRow>(
    `select e.at, e.status, e.by_kind as by, s.username as staff, e.reason
       from withdrawal_event e left join staff s on s.id = e.staff_id where e.withdrawal_id = $1 order by e.id`,
    [withdrawalId],
  );
  return rows;
}

/** The account that is to be paid, its number locked. */
export async function findLockedNumber({ pool }: Database, bankAccountId: string): Promise<string> {
  const { rows } = await pool.query<{ locked: string }>(
    'select account_number as locked from bank_account where id = $1',
    [bankAccountId],
  );
  return rows[0]?.locked ?? '';
}

/** The functions that carry out an action of the staff; each writes the audit log itself. */
export type StaffAction =
  | 'approve'
  | 'reject'
  | 'hold'
  | 'send'
  | 'pay_by_hand'
  | 'settle_by_staff'
  | 'propose_end'
  | 'clear_attention';

/** What became of it, or the code of a refusal. */
export function actOnWithdrawal(
  { pool }: Database,
  action: StaffAction,
  id: string,
  staffId: string,
  values: readonly (string | null)[],
): Promise<string> {
  const places = values.map((_, at) => `, $${at + 3}`).join('');
  const sql = `select withdrawal_${action}($1, $2${places}) as verdict`;
  return askVerdict(pool, sql, [id, staffId, ...values]);
}
