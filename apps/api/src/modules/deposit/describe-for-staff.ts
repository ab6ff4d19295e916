import type { QueuedDeposit, StaffDeposit } from '@lantern/contracts';
import { memoOf } from '@lantern/rules';
import type { Site } from '../../site.ts';
import type { Brand } from '../brand/index.ts';
import { linkTo } from '../media/index.ts';
import { nameOfMethod } from './methods.ts';
import { findStory, type StaffRow } from './staff.store.ts';

const minute = 60_000;

interface Reader {
  brand: Brand;
  language: string;
}

/**
 * Since when somebody should decide; undefined where nobody has to. A transfer waits from the
 * member's word on.
 */
const waitsSince = (row: StaffRow): Date | undefined =>
  row.status === 'review' ? (row.declared_at ?? row.settled_at ?? row.created_at) : undefined;

export function describeQueued(row: StaffRow, { brand, language }: Reader): QueuedDeposit {
  const since = waitsSince(row);
  const due = since && new Date(since.getTime() + brand.settings.deposit.matchMinutes * minute);
  return {
    reference: row.reference,
    memo: memoOf(row.reference),
    member: { id: row.member_id, username: row.username },
    method: nameOfMethod(brand, language, row.method),
    kind: row.kind,
    gateway: row.gateway,
    amount: row.amount,
    currency: row.currency,
    status: row.status,
    doubt: row.review_reason,
    credited: row.credited,
    fee: row.fee,
    payment: row.gateway_payment_id,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    declaredAt: row.declared_at?.toISOString() ?? null,
    settledAt: row.settled_at?.toISOString() ?? null,
    waitingSince: since?.toISOString() ?? null,
    dueBy: due?.toISOString() ?? null,
    proposalId: row.proposal_id,
  };
}

export async function describeForStaff(
  site: Site,
  row: StaffRow,
  reader: Reader,
): Promise<StaffDeposit> {
  const { events, files, memberExcluded } = await findStory(site.db, row);
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
    proofs: files.map((file) => linkTo(site, reader.brand.id, file)),
    events: events.map((event) => ({ ...event, at: event.at.toISOString() })),
    memberExcluded,
    decisions: row.decisions,
  };
}
