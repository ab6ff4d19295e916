import type { depositQueues, StaffDeposit } from '@lantern/contracts';
import type pg from 'pg';
import type { Database } from '../../db/database.ts';
import { findQueuePage, type QueuePage } from '../../db/queues.ts';
import { askVerdict } from '../../db/verdict.ts';
import { type DepositRow, depositColumns } from './deposit.store.ts';

export type Queue = (typeof depositQueues)[number];

/** A deposit as the staff see it. */
export interface StaffRow extends DepositRow {
  username: string;
  proposal_id: string | null;
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
  const { rows } = await pool.query<StaffRow>(
    `select ${columns} from ${tables} where d.brand_id = $1 and d.reference = $2`,
    [brandId, reference],
  );
  return rows[0];
}

export interface EventRow extends pg.QueryResultRow {
  at: Date;
  outcome: string;
  reason: string | null;
  status: string | null;
  amount: string | null;
  currency: string | null;
  payment: string | null;
  by: string | null;
}

/** The events of a deposit, the oldest first; its pictures; and whether the member is excluded. */
export async function findStory(
  { pool }: Database,
  { id, member_id }: StaffRow,
): Promise<{ events: EventRow[]; files: string[]; memberExcluded: boolean }> {
  const [events, files, excluded] = await Promise.all([
    pool.query<EventRow>(
      `select received_at as at, outcome, reason, payload ->> 'status' as status,
              payload ->> 'amount' as amount, payload ->> 'currency' as currency,
              payload ->> 'paymentId' as payment, payload ->> 'by' as by
         from gateway_event where deposit_id = $1 order by received_at, event_id`,
      [id],
    ),
    pool.query<{ file_id: string }>(
      'select file_id from deposit_proof where deposit_id = $1 order by file_id',
      [id],
    ),
    pool.query('select 1 from protection where member_id = $1 and excluded_until > now()', [
      member_id,
    ]),
  ]);
  return {
    events: events.rows,
    files: files.rows.map(({ file_id }) => file_id),
    memberExcluded: excluded.rows.length > 0,
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
