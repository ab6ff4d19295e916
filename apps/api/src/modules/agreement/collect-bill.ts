import type { BodyOf, collectBill as collectCall, ValueOf } from '@lantern/contracts';
import type { SessionCaller } from '../../caller.ts';
import type { Data } from '../../contexts.ts';
import { refusalFor } from '../../db/verdict.ts';
import { agentOf } from '../agent/index.ts';
import { collect } from './review.store.ts';

/**
 * Pays the agent a dividend that waits for it. Only who earned it collects it; to collect it again
 * changes nothing.
 * @throws Refusal feature_disabled, bill_not_found, bill_not_collectable
 */
export async function collectBill(
  { db }: Data,
  caller: SessionCaller,
  { id }: BodyOf<typeof collectCall>,
): Promise<ValueOf<typeof collectCall>> {
  const verdict = await collect(db, caller.brand.id, agentOf(caller), id);
  if (verdict !== 'collected') throw refusalFor(verdict);
  return {};
}
