import { createHash } from 'node:crypto';
import {
  type Agreement,
  type answerOffer as answerCall,
  type BodyOf,
  Refusal,
} from '@lantern/contracts';
import type { Queryable } from '@lantern/rows';
import { documentOf, firstPeriod } from '@lantern/rules/agreements';
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
  lockAgreements,
  publishAgreement,
} from './agreement.store.ts';
import { assertAgreed, assertValid, consequencesOf } from './consequences.ts';
import { describeAgreement, partyOf } from './describe-agreement.ts';
import { endAgreements } from './end-agreements.ts';
import { foundAgain } from './offer-agreement.ts';

type Answer = BodyOf<typeof answerCall>;

/**
 * Signs the offer. The agreement of the kind that it replaces, and the downline's agreements that
 * it does not cover, end where it starts.
 */
async function accept(
  client: Queryable,
  brand: Brand,
  row: AgreementRow,
  { ends: agreed, version }: Answer,
  at: Date,
): Promise<boolean> {
  const offeror = row.uplineId === null ? { staff: '' } : { upline: row.uplineId };
  const offer = { member: row.agentId, terms: row.terms };
  const consequences = await consequencesOf(client, brand, offeror, offer);
  assertValid(consequences);
  assertAgreed(consequences, agreed);
  const { replaces, ends, uncovered } = consequences;
  const { start: startsAt } = firstPeriod(row.length, at, brand.timeZone);
  const ending = ends.map((each) => ({
    row: each,
    reason: uncovered.has(each.id) ? ('notCovered' as const) : ('uplineEnded' as const),
  }));
  const replaced = replaces ? [{ row: replaces, reason: 'replaced' as const }] : [];
  await endAgreements(client, brand, [...replaced, ...ending], { at, until: startsAt });
  const document = documentOf({
    agreement: row.id,
    version,
    brand: brand.code,
    upline: partyOf(row.uplineId, row.upline),
    agent: { id: row.agentId, account: row.agent },
    currency: row.currency,
    terms: row.terms,
    offeredAt: row.offeredAt,
    acceptedAt: at,
    startsAt,
  });
  const hash = createHash('sha256').update(document).digest('hex');
  return changeAgreement(
    client,
    { id: row.id, version },
    { state: 'active', answeredAt: at, startsAt, document, hash },
  );
}

/**
 * Accepts or rejects an offer. What it means is decided again: terms of the upline may have changed
 * since the offer.
 * @throws Refusal feature_disabled, agreement_not_found, agreement_changed, agreement_unavailable,
 *   agreement_terms_invalid, agreement_ends_others
 */
export async function answerOffer(
  { db, clock }: Data,
  caller: SessionCaller,
  answer: Answer,
): Promise<Agreement> {
  const agent = agentOf(caller);
  const { brand } = caller;
  const { id, version } = answer;
  const row = await inTransaction(db.pool, async (client) => {
    await lockAgreements(client, brand.id);
    const offered = await findAgreement(client, brand.id, id);
    if (offered?.agentId !== agent) throw new Refusal('agreement_not_found');
    if (offered.state !== 'offered' || offered.version !== version)
      throw new Refusal('agreement_changed');
    const at = clock.now();
    const changed = answer.accept
      ? await accept(client, brand, offered, answer, at)
      : await changeAgreement(client, { id, version }, { state: 'rejected', answeredAt: at });
    if (!changed) throw new Refusal('agreement_changed');
    await addEvent(client, id, answer.accept ? 'accepted' : 'rejected', at, { member: agent });
    await publishAgreement(client, brand.id, id, [agent, offered.uplineId]);
    return foundAgain(client, brand, id);
  });
  return describeAgreement(row, { member: agent });
}
