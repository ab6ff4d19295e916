import type { depositQueues, StaffDeposit } from '@lantern/contracts';
import { findRow, findRows } from '@lantern/rows';
import type { Database } from '../../db/database.ts';
import { carryOutBy } from '../../db/decided-proposal.ts';
import { findQueuePage, type QueuePage } from '../../db/queues.ts';
import { askVerdict } from '../../db/verdict.ts';
import { type DepositRow, depositColumns } from './deposit.store.ts';

export type Queue = (typeof depositQueues)[number];

/** A deposit as the staff see it. */
export interface StaffRow extends DepositRow {
  username: string;
  proposalId: string | null;
  decisions: StaffDeposit['decisions'];
}

const columns = `${depositColumns}, m.username, o.id as proposal_id,
  deposit_decisions(d) as decisions`;
const tables = `deposit d join member m on m.id = d.member_id
  left join proposal o on o.brand_id = d.brand_id and o.kind = 'deposit'
        and o.subject = d.reference and o.status = 'open'`;

const within: Record<Queue, string> = {
  review: "d.status = 'review'",
  waiting: "d.kind = 'bank' and d.status = 'pending'",
  attention: "d.status <> 'review' and d.review_reason is not null",
  all: 'true',
};

/** A bank's transaction number is stored in one form, however it is typed; a gateway's as sent. */
const number = { column: 'gateway_payment_id', forms: '$4, bank_payment($4)' };

/** A page of a queue, or of a search in it. */
export const findQueue = (db: Database, brandId: string, page: QueuePage<Queue>) =>
  findQueuePage<Queue, StaffRow>(
    db,
    { columns, table: 'deposit', alias: 'd', joined: tables, since: 'created_at', within, number },
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
    `select ${columns} from ${tables} where d.brand_id = $1 and d.reference = $2`,
    [brandId, reference],
  );
}

export interface EventRow {
  at: Date;
  outcome: string;
  reason: string | null;
  status: string | null;
  amount: string | null;
  currency: string | null;
  payment: string | null;
  by: string | null;
}

export type BankLineRow = NonNullable<StaffDeposit['bankLine']>;

/**
 * The events of a deposit, the oldest first; its pictures; its line of a bank statement; and
 * whether the member is excluded.
 */
export async function findStory(
  { pool }: Database,
  { id, memberId }: StaffRow,
): Promise<{
  events: EventRow[];
  files: string[];
  bankLine: BankLineRow | null;
  memberExcluded: boolean;
}> {
  const [events, files, excluded, bankLine] = await Promise.all([
    findRows<EventRow>(
      pool,
      `select received_at as at, outcome, reason, payload ->> 'status' as status,
              payload ->> 'amount' as amount, payload ->> 'currency' as currency,
              payload ->> 'paymentId' as payment, payload ->> 'by' as by
         from gateway_event where deposit_id = $1 order by received_at, event_id`,
      [id],
    ),
    findRows<{ fileId: string }>(
      pool,
      'select file_id from deposit_proof where deposit_id = $1 order by file_id',
      [id],
    ),
    findRow(pool, 'select 1 from protection where member_id = $1 and excluded_until > now()', [
      memberId,
    ]),
    findRow<BankLineRow>(
      pool,
      `select reference, account, day::text, amount::text, currency from bank_line
        where deposit_id = $1`,
      [id],
    ),
  ]);
  return {
    events,
    files: files.map(({ fileId }) => fileId),
    bankLine: bankLine ?? null,
    memberExcluded: excluded !== undefined,
  };
}

/** The function of each action; each writes the audit log itself. */
const actions = {
  match: 'select deposit_match($1, $2, $3, $4, $5, $6) as verdict',
  reject: 'select deposit_reject($1, $2, $3) as verdict',
  attend: 'select deposit_attend($1, $2, $3) as verdict',
} as const;

/** What became of it, or the code of a refusal. */
export const actOnDeposit = (
  { pool }: Database,
  action: keyof typeof actions,
  id: string,
  staffId: string,
  values: readonly string[],
) => askVerdict(pool, actions[action], [id, staffId, ...values]);

/** Credits a deposit that two people have matched. */
export const carryOutMatch = carryOutBy('deposit_carry_out');
