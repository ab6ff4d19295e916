import {
  type AgreementRequest,
  type BodyOf,
  Refusal,
  type requestAgreement as requestCall,
} from '@lantern/contracts';
import type { SessionCaller } from '../../caller.ts';
import type { Data } from '../../contexts.ts';
import { inTransaction } from '../../db/transaction.ts';
import { agentOf } from '../agent/index.ts';
import {
  findActive,
  findAgent,
  insertRequest,
  publishAgreement,
  type RequestRow,
} from './agreement.store.ts';
import { isOffered } from './terms.ts';

export const describeRequest = (row: RequestRow): AgreementRequest => ({
  id: row.id,
  kind: row.kind,
  agent: { id: row.agentId, account: row.agent },
  note: row.note,
  at: row.askedAt.toISOString(),
});

/**
 * Asks for an agreement. The upline is asked if it has one of the kind, else the brand.
 * @throws Refusal feature_disabled; agreement_unavailable, when the brand does not offer the kind
 *   or a request is open
 */
export async function requestAgreement(
  { db, clock, random }: Data,
  caller: SessionCaller,
  { kind, note }: BodyOf<typeof requestCall>,
): Promise<AgreementRequest> {
  const agentId = agentOf(caller);
  const { brand } = caller;
  if (!isOffered(brand, kind)) throw new Refusal('agreement_unavailable');
  const at = clock.now();
  const id = random.id();
  const account = await inTransaction(db.pool, async (client) => {
    const agent = await findAgent(client, brand.id, agentId);
    const above = agent?.uplineId ? await findActive(client, agent.uplineId, kind) : undefined;
    const uplineId = above?.agentId ?? null;
    const request = { id, brandId: brand.id, agentId, uplineId, kind, note, at };
    if (!(await insertRequest(client, request))) throw new Refusal('agreement_unavailable');
    await publishAgreement(client, brand.id, id, [agentId, uplineId]);
    return agent?.account ?? '';
  });
  return { id, kind, agent: { id: agentId, account }, note, at: at.toISOString() };
}
