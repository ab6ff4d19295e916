import {
  type Agreement,
  type BodyOf,
  Refusal,
  type terminateAgreement as terminateCall,
} from '@lantern/contracts';
import type { Queryable } from '@lantern/rows';
import { periodAt } from '@lantern/rules/agreements';
import type { SessionCaller } from '../../caller.ts';
import type { Data } from '../../contexts.ts';
import { inTransaction } from '../../db/transaction.ts';
import { agentOf } from '../agent/index.ts';
import type { Brand } from '../brand/index.ts';
import {
  type AgreementRow,
  type AgreementStepName,
  addEvent,
  changeAgreement,
  findAgreement,
  lockAgreements,
  publishAgreement,
} from './agreement.store.ts';
import { findWithAllBelow } from './consequences.ts';
import { describeAgreement } from './describe-agreement.ts';
import { endAgreements } from './end-agreements.ts';
import { foundAgain } from './offer-agreement.ts';

export interface TerminationStep {
  id: string;
  version: number;
  step: 'request' | 'cancel' | 'confirm' | 'decline';
  /** The member who takes the step; null for the brand. */
  by: string | null;
  staff?: string;
}

const events = {
  request: 'terminationRequested',
  cancel: 'terminationCancelled',
  decline: 'terminationDeclined',
} as const satisfies Record<string, AgreementStepName>;

/** The upline requests and cancels; the downline confirms and declines. */
const isByUpline = (step: TerminationStep['step']) => step === 'request' || step === 'cancel';

/** Ends an agreement with its current period, and all below it with the same one. */
async function end(client: Queryable, brand: Brand, row: AgreementRow, at: Date): Promise<void> {
  const { end: until } = periodAt(row.length, at, brand.timeZone);
  const rows = await findWithAllBelow(client, row);
  const reasonOf = ({ id }: AgreementRow) => (id === row.id ? 'terminated' : 'uplineEnded');
  const ending = rows.map((each) => ({ row: each, reason: reasonOf(each) }) as const);
  await endAgreements(client, brand, ending, { at, until, by: row.agentId });
}

/**
 * Takes one step of a termination.
 * @throws Refusal agreement_not_found, agreement_changed
 */
export async function takeTerminationStep(
  client: Queryable,
  { clock }: Data,
  brand: Brand,
  { id, version, step, by, staff }: TerminationStep,
): Promise<AgreementRow> {
  await lockAgreements(client, brand.id);
  const row = await findAgreement(client, brand.id, id);
  const party = isByUpline(step) ? row?.uplineId : row?.agentId;
  if (!row || party !== by) throw new Refusal('agreement_not_found');
  const asked = row.terminationRequestedAt !== null;
  if (row.state !== 'active' || row.version !== version || asked === (step === 'request'))
    throw new Refusal('agreement_changed');
  const at = clock.now();
  if (step === 'confirm') await end(client, brand, row, at);
  else {
    const terminationRequestedAt = step === 'request' ? at : null;
    await changeAgreement(client, row, { terminationRequestedAt });
    await addEvent(client, id, events[step], at, { member: by, staff: staff ?? null });
  }
  await publishAgreement(client, brand.id, id, [row.agentId, row.uplineId]);
  return foundAgain(client, brand, id);
}

/** @throws Refusal feature_disabled, agreement_not_found, agreement_changed */
export async function terminateAgreement(
  context: Data,
  caller: SessionCaller,
  step: BodyOf<typeof terminateCall>,
): Promise<Agreement> {
  const by = agentOf(caller);
  const row = await inTransaction(context.db.pool, (client) =>
    takeTerminationStep(client, context, caller.brand, { ...step, by }),
  );
  return describeAgreement(row, { member: by });
}
