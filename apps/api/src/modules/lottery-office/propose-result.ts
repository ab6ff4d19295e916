import type { BodyOf, proposeLotteryResult, ValueOf } from '@lantern/contracts';
import type { StaffCaller } from '../../caller.ts';
import { refusalFor } from '../../db/verdict.ts';
import type { LotteryOfficeContext } from './context.ts';
import { insertResultProposal } from './result.store.ts';

/**
 * Proposes the result of a province draw whose sources don't agree. A second person approves.
 * @throws Refusal not_lottery_office, draw_not_found, draw_open, draw_decided, result_unfit,
 *   proposal_open
 */
export async function proposeResult(
  { db, random }: LotteryOfficeContext,
  { brand, staff }: StaffCaller,
  body: BodyOf<typeof proposeLotteryResult>,
): Promise<ValueOf<typeof proposeLotteryResult>> {
  const by = { brandId: brand.id, staffId: staff.id, key: random.id() };
  const verdict = await insertResultProposal(db, { ...by, ...body });
  if (verdict !== 'proposed') throw refusalFor(verdict);
  return {};
}
