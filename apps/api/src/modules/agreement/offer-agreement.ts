import {
  type Agreement,
  type AgreementTerms,
  type BodyOf,
  type offerAgreement as offerCall,
  Refusal,
  type withdrawOffer as withdrawCall,
} from '@lantern/contracts';
import type { Queryable } from '@lantern/rows';
import { periodLengthOf, readTerms } from '@lantern/rules/agreements';
import type { SessionCaller } from '../../caller.ts';
import type { Data } from '../../contexts.ts';
import { inTransaction } from '../../db/transaction.ts';
import { agentOf } from '../agent/index.ts';
import type { Brand } from '../brand/index.ts';
import {
  type AgreementRow,
  addEvent,
  changeAgreement,
  findAgreement,
  insertOffer,
  lockAgreements,
  publishAgreement,
} from './agreement.store.ts';
import { assertAgreed, assertValid, consequencesOf, type Offeror } from './consequences.ts';
import { describeAgreement } from './describe-agreement.ts';

export interface Offer {
  member: string;
  terms: AgreementTerms;
  ends: readonly string[];
}

/**
 * Offers an agreement; an earlier offer of the kind is withdrawn.
 * @throws Refusal member_not_found, agreement_unavailable, agreement_terms_invalid,
 *   agreement_ends_others
 */
export async function makeOffer(
  client: Queryable,
  { clock, random }: Data,
  brand: Brand,
  offeror: Offeror,
  { member, terms, ends }: Offer,
): Promise<AgreementRow> {
  await lockAgreements(client, brand.id);
  const consequences = await consequencesOf(client, brand, offeror, { member, terms });
  assertValid(consequences);
  assertAgreed(consequences, ends);
  const id = random.id();
  const uplineId = 'upline' in offeror ? offeror.upline : null;
  await insertOffer(client, {
    id,
    brandId: brand.id,
    kind: terms.kind,
    length: periodLengthOf(readTerms(terms)),
    agentId: member,
    uplineId,
    currency: consequences.agent.currency,
    terms,
    staffId: 'staff' in offeror ? offeror.staff : null,
    at: clock.now(),
  });
  await publishAgreement(client, brand.id, id, [member, uplineId]);
  return foundAgain(client, brand, id);
}

/** An agreement that this transaction has written. */
export async function foundAgain(
  client: Queryable,
  brand: Brand,
  id: string,
): Promise<AgreementRow> {
  const row = await findAgreement(client, brand.id, id);
  if (!row) throw new Error('An agreement that was just written is missing.');
  return row;
}

/** @throws Refusal feature_disabled, and those of `makeOffer` */
export async function offerAgreement(
  context: Data,
  caller: SessionCaller,
  offer: BodyOf<typeof offerCall>,
): Promise<Agreement> {
  const upline = agentOf(caller);
  const row = await inTransaction(context.db.pool, (client) =>
    makeOffer(client, context, caller.brand, { upline }, offer),
  );
  return describeAgreement(row, { member: upline });
}

/** Withdraws an offer that has no answer yet. `by` is null for the brand. */
export async function withdraw(
  client: Queryable,
  { clock }: Data,
  brand: Brand,
  { id, version, by, staff }: { id: string; version: number; by: string | null; staff?: string },
): Promise<AgreementRow> {
  await lockAgreements(client, brand.id);
  const row = await findAgreement(client, brand.id, id);
  if (!row || row.uplineId !== by) throw new Refusal('agreement_not_found');
  const at = clock.now();
  const changed =
    row.state === 'offered' &&
    (await changeAgreement(client, { id, version }, { state: 'withdrawn', answeredAt: at }));
  if (!changed) throw new Refusal('agreement_changed');
  await addEvent(client, id, 'withdrawn', at, { member: by, staff: staff ?? null });
  await publishAgreement(client, brand.id, id, [row.agentId, by]);
  return foundAgain(client, brand, id);
}

/** @throws Refusal feature_disabled, agreement_not_found, agreement_changed */
export async function withdrawOffer(
  context: Data,
  caller: SessionCaller,
  step: BodyOf<typeof withdrawCall>,
): Promise<Agreement> {
  const by = agentOf(caller);
  const row = await inTransaction(context.db.pool, (client) =>
    withdraw(client, context, caller.brand, { ...step, by }),
  );
  return describeAgreement(row, { member: by });
}
