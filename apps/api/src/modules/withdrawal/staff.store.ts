import type {
  StaffWithdrawal,
  staffWithdrawal,
  ValueOf,
  withdrawalQueues,
} from '@lantern/contracts';
import { findRow, findRows, getRow } from '@lantern/rows';
import type { Database } from '../../db/database.ts';
import { carryOutBy } from '../../db/decided-proposal.ts';
import { findQueuePage, type QueuePage } from '../../db/queues.ts';
import { askVerdict } from '../../db/verdict.ts';
import { type WithdrawalRow, withdrawalColumns } from './withdrawal.store.ts';

export type Queue = (typeof withdrawalQueues)[number];

export interface StaffRow extends WithdrawalRow {
  username: string;
  /** When it got its status. */
  since: Date;
  holdReason: string | null;
  gateway: string | null;
  payoutReference: string | null;
  attention: string | null;
  proposalId: string | null;
}

const columns = `${withdrawalColumns}, m.username, w.hold_reason, w.gateway, w.payout_reference,
  w.attention, o.id as proposal_id,
  (select max(e.at) from withdrawal_event e
    where e.withdrawal_id = w.id and e.status = w.status) as since`;
const tables = `withdrawal w
  join bank_account b on b.id = w.bank_account_id
  join member m on m.id = w.member_id
  left join proposal o on o.brand_id = w.brand_id and o.subject = w.reference
    and o.kind in ('withdrawal', 'payout', 'dispute') and o.status = 'open'`;

const within: Record<Queue, string> = {
  review: "w.status = 'review'",
  approved: "w.status = 'approved'",
  paying: "w.status = 'paying'",
  disputed: "w.status = 'disputed'",
  attention: 'w.attention is not null',
  all: 'true',
};

/** References of bank transactions are stored in one form; those of gateways as they are. */
const number = { column: 'payout_reference', forms: '$4, bank_payment($4)' };

/** A page of a queue, or of a search in it. */
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
  return findRow<StaffRow>(
    pool,
    `select ${columns} from ${tables} where w.brand_id = $1 and w.reference = $2`,
    [brandId, reference],
  );
}

type Step = ValueOf<typeof staffWithdrawal>['timeline'][number];
export type StepRow = Omit<Step, 'at'> & { at: Date };

/** The events of a withdrawal, oldest first, with the names of staff. */
export async function findSteps({ pool }: Database, withdrawalId: string): Promise<StepRow[]> {
  return findRows<StepRow>(
    pool,
    `select e.at, e.status, e.by_kind as by, s.username as staff, e.reason
       from withdrawal_event e left join staff s on s.id = e.staff_id
      where e.withdrawal_id = $1 order by e.id`,
    [withdrawalId],
  );
}

/** Why a person may not pay a withdrawal; null when they may. */
export async function findPayRefusal(
  { pool }: Database,
  withdrawalId: string,
  staffId: string,
): Promise<StaffWithdrawal['payRefusal']> {
  const row = await getRow<{ refusal: StaffWithdrawal['payRefusal'] }>(
    pool,
    'select withdrawal_payer_refusal(w, $2) as refusal from withdrawal w where w.id = $1',
    [withdrawalId, staffId],
  );
  return row.refusal;
}

/** The account's encrypted number. */
export async function findLockedNumber({ pool }: Database, bankAccountId: string): Promise<string> {
  const row = await findRow<{ locked: string }>(
    pool,
    'select account_number as locked from bank_account where id = $1',
    [bankAccountId],
  );
  return row?.locked ?? '';
}

/** Names of SQL functions; each writes the audit log. */
export type StaffAction =
  | 'approve'
  | 'reject'
  | 'hold'
  | 'send'
  | 'pay_by_hand'
  | 'settle_by_staff'
  | 'propose_end'
  | 'clear_attention';

/** Returns the outcome, or the code of a refusal. */
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

/** Approves a payout. */
export const carryOutApproval = carryOutBy('withdrawal_carry_out');

/** Ends a failed payout. */
export const carryOutFailure = carryOutBy('withdrawal_payout_carry_out');

/** Ends a dispute. */
export const carryOutDispute = carryOutBy('withdrawal_dispute_carry_out');
