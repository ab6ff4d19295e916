import {
  type QueryOf,
  type QueuedDeposit,
  Refusal,
  type StaffDeposit,
  type staffDeposit,
  type staffDeposits,
  type ValueOf,
} from '@lantern/contracts';
import { memoOf } from '@lantern/rules';
import type { StaffCaller } from '../../caller.ts';
import type { Data, Secrets } from '../../contexts.ts';
import { linkTo } from '../media/index.ts';
import { nameOfMethod } from './methods.ts';
import { findForStaff, findQueue, findStory, type StaffRow } from './staff.store.ts';

const minute = 60_000;

type Reader = Pick<StaffCaller, 'brand' | 'language'>;

/** Since when the deposit waits for a decision; a declared transfer waits from its declaration. */
const waitsSince = (row: StaffRow): Date | undefined =>
  row.status === 'review' ? (row.declaredAt ?? row.settledAt ?? row.createdAt) : undefined;

/** @throws Refusal deposit_not_found, also for a deposit of another brand */
export async function findOwn(
  { db }: Data,
  { brand }: StaffCaller,
  reference: string,
): Promise<StaffRow> {
  const row = await findForStaff(db, brand.id, reference);
  if (!row) throw new Refusal('deposit_not_found');
  return row;
}

export async function listForStaff(
  { db }: Data,
  caller: StaffCaller,
  query: QueryOf<typeof staffDeposits>,
): Promise<ValueOf<typeof staffDeposits>> {
  const { rows, total, waiting } = await findQueue(db, caller.brand.id, query);
  const list = rows.map((row) => describeQueued(row, caller));
  return { list, total, totalPages: Math.ceil(total / query.pageSize), waiting };
}

/** @throws Refusal deposit_not_found */
export async function readForStaff(
  context: Data & Secrets,
  caller: StaffCaller,
  { reference }: QueryOf<typeof staffDeposit>,
): Promise<StaffDeposit> {
  return describeForStaff(context, await findOwn(context, caller, reference), caller);
}

export function describeQueued(row: StaffRow, { brand, language }: Reader): QueuedDeposit {
  const since = waitsSince(row);
  const due = since && new Date(since.getTime() + brand.settings.deposit.matchMinutes * minute);
  return {
    reference: row.reference,
    memo: memoOf(row.reference),
    member: { id: row.memberId, username: row.username },
    method: nameOfMethod(brand, language, row.method),
    kind: row.kind,
    gateway: row.gateway,
    amount: row.amount,
    currency: row.currency,
    status: row.status,
    doubt: row.reviewReason,
    credited: row.credited,
    fee: row.fee,
    payment: row.gatewayPaymentId,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    declaredAt: row.declaredAt?.toISOString() ?? null,
    settledAt: row.settledAt?.toISOString() ?? null,
    waitingSince: since?.toISOString() ?? null,
    dueBy: due?.toISOString() ?? null,
    proposalId: row.proposalId,
  };
}

export async function describeForStaff(
  context: Data & Secrets,
  row: StaffRow,
  reader: Reader,
): Promise<StaffDeposit> {
  const { events, files, bankLine, memberExcluded } = await findStory(context.db, row);
  const { instructions } = row;
  return {
    ...describeQueued(row, reader),
    account:
      instructions?.kind === 'bank'
        ? {
            bankName: instructions.bankName,
            accountNumber: instructions.accountNumber,
            holderName: instructions.holderName,
          }
        : null,
    proofs: files.map((file) => linkTo(context, reader.brand.id, file)),
    events: events.map((event) => ({ ...event, at: event.at.toISOString() })),
    bankLine,
    memberExcluded,
    decisions: row.decisions,
  };
}
