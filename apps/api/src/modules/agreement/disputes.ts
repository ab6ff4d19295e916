import {
  type answerDispute as answerCall,
  type BillDispute,
  type BodyOf,
  type billDisputes,
  type disputeBill as disputeCall,
  type QueryOf,
  Refusal,
  type StaffDispute,
  type ValueOf,
} from '@lantern/contracts';
import type { SessionCaller, StaffCaller } from '../../caller.ts';
import type { Data } from '../../contexts.ts';
import { inTransaction } from '../../db/transaction.ts';
import { agentOf } from '../agent/index.ts';
import { writeAudit } from '../audit/index.ts';
import type { BillRow } from './bill.store.ts';
import {
  closeDispute,
  type DisputeRow,
  findDispute,
  findDisputes,
  findDisputesOf,
  insertDispute,
} from './dispute.store.ts';
import { findOwnBill } from './own-bill.ts';

export const describeDispute = ({ answer, answeredAt, ...row }: DisputeRow): BillDispute => ({
  id: row.id,
  text: row.text,
  at: row.openedAt.toISOString(),
  answer: answer === null || !answeredAt ? null : { text: answer, at: answeredAt.toISOString() },
});

export const disputesOf = async ({ db }: Data, { id }: BillRow): Promise<BillDispute[]> =>
  (await findDisputesOf(db.pool, id)).map(describeDispute);

const describeForStaff = (row: DisputeRow): StaffDispute => ({
  ...describeDispute(row),
  bill: row.billId,
  kind: row.kind,
  agent: { id: row.agentId, account: row.agent },
  period: { start: row.periodStart.toISOString(), end: row.periodEnd.toISOString() },
  amount: row.amount,
  currency: row.currency,
  answeredBy: row.answeredBy,
});

/**
 * Tells the staff what is wrong with an own bill.
 * @throws Refusal feature_disabled, bill_not_found (also for bills of the downline), dispute_open
 */
export async function disputeBill(
  context: Data,
  caller: SessionCaller,
  { id: billId, text }: BodyOf<typeof disputeCall>,
): Promise<BillDispute> {
  const bill = await findOwnBill(context, caller, billId);
  const agentId = agentOf(caller);
  if (bill.agentId !== agentId) throw new Refusal('bill_not_found');
  const { db, clock, random } = context;
  const id = random.id();
  const at = clock.now();
  const dispute = { id, brandId: caller.brand.id, billId, agentId, text, at };
  if (!(await insertDispute(db.pool, dispute))) throw new Refusal('dispute_open');
  return { id, text, at: at.toISOString(), answer: null };
}

export async function listDisputes(
  { db }: Data,
  { brand }: StaffCaller,
  { open, pageNo, pageSize }: QueryOf<typeof billDisputes>,
): Promise<ValueOf<typeof billDisputes>> {
  const { rows, total } = await findDisputes(
    db,
    { brandId: brand.id, open: open === 'true' },
    { limit: pageSize, offset: (pageNo - 1) * pageSize },
  );
  return { list: rows.map(describeForStaff), total, totalPages: Math.ceil(total / pageSize) };
}

/** @throws Refusal dispute_not_found, dispute_closed */
export async function answerDispute(
  { db, clock }: Data,
  { brand, staff }: StaffCaller,
  { id, answer }: BodyOf<typeof answerCall>,
): Promise<StaffDispute> {
  const row = await inTransaction(db.pool, async (client) => {
    if (!(await findDispute(client, brand.id, id))) throw new Refusal('dispute_not_found');
    const closing = { id, answer, staffId: staff.id, at: clock.now() };
    if (!(await closeDispute(client, closing))) throw new Refusal('dispute_closed');
    const closed = await findDispute(client, brand.id, id);
    if (!closed) throw new Error('A dispute that was just answered is missing.');
    await writeAudit(client, {
      ...{ brandId: brand.id, staffId: staff.id, action: 'bill_dispute_answered' },
      ...{ subjectType: 'member', subject: closed.agentId },
      after: { bill: closed.billId, dispute: id },
      reason: answer,
    });
    return closed;
  });
  return describeForStaff(row);
}
