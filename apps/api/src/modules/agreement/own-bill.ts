import { Refusal } from '@lantern/contracts';
import type { SessionCaller } from '../../caller.ts';
import type { Data } from '../../contexts.ts';
import { agentOf } from '../agent/index.ts';
import { type BillRow, findBill } from './bill.store.ts';

/**
 * A bill of the agent, or of its direct downline.
 * @throws Refusal feature_disabled, bill_not_found
 */
export async function findOwnBill(
  { db }: Data,
  caller: SessionCaller,
  id: string,
): Promise<BillRow> {
  const agent = agentOf(caller);
  const row = await findBill(db.pool, caller.brand.id, id);
  if (!row || (row.agentId !== agent && row.uplineId !== agent))
    throw new Refusal('bill_not_found');
  return row;
}
