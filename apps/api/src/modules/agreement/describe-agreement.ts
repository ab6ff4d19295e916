import type { Agreement, AgreementEvent, EndedAgreement, Party } from '@lantern/contracts';
import { readTerms } from '@lantern/rules/agreements';
import type { AgreementRow, EventRow } from './agreement.store.ts';
import { topRateOf } from './terms.ts';

/** From whose side an agreement is seen: a member's, or the brand's. */
export type Viewer = { member: string } | 'brand';

const iso = (at: Date | null) => at?.toISOString() ?? null;
export const partyOf = (id: string | null, account: string | null): Party | null =>
  id === null || account === null ? null : { id, account };

function actsOf(row: AgreementRow, viewer: Viewer): Agreement['may'] {
  const isAgent = viewer !== 'brand' && viewer.member === row.agentId;
  const isOther = viewer === 'brand' ? row.uplineId === null : viewer.member === row.uplineId;
  const asked = row.terminationRequestedAt !== null;
  if (row.state === 'offered') {
    if (isAgent) return ['accept', 'reject'];
    return isOther ? ['withdraw'] : [];
  }
  if (row.state !== 'active') return [];
  if (isAgent) return asked ? ['confirmTermination', 'declineTermination'] : [];
  if (!isOther) return [];
  return asked ? ['cancelTermination'] : ['requestTermination'];
}

export function describeAgreement(row: AgreementRow, viewer: Viewer): Agreement {
  return {
    id: row.id,
    state: row.state,
    version: row.version,
    terms: row.terms,
    currency: row.currency,
    agent: { id: row.agentId, account: row.agent },
    upline: partyOf(row.uplineId, row.upline),
    offeredAt: row.offeredAt.toISOString(),
    answeredAt: iso(row.answeredAt),
    startsAt: iso(row.startsAt),
    endsAt: iso(row.endsAt),
    ended: row.ended,
    terminationRequestedAt: iso(row.terminationRequestedAt),
    hash: row.hash,
    may: actsOf(row, viewer),
  };
}

export const describeEvent = ({ step, at, memberId, account }: EventRow): AgreementEvent => ({
  step,
  at: at.toISOString(),
  by: partyOf(memberId, account),
});

export const describeEnded = ({ id, agentId, agent, terms }: AgreementRow): EndedAgreement => ({
  id,
  agent: { id: agentId, account: agent },
  rate: topRateOf(readTerms(terms)),
});
