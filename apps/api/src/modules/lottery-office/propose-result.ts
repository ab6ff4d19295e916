import type {
  BodyOf,
  proposeLotteryCorrection,
  proposeLotteryResult,
  ValueOf,
} from '@lantern/contracts';
import type { StaffCaller } from '../../caller.ts';
import { refusalFor } from '../../db/verdict.ts';
import type { LotteryOfficeContext } from './context.ts';
import { insertResultProposal } from './result.store.ts';

async function propose(
  { db, random }: LotteryOfficeContext,
  { brand, staff }: StaffCaller,
  kind: 'result' | 'correction',
  body: BodyOf<typeof proposeLotteryResult>,
): Promise<ValueOf<typeof proposeLotteryResult>> {
  const by = { brandId: brand.id, staffId: staff.id, key: random.id() };
  const verdict = await insertResultProposal(db, kind, { ...by, ...body });
  if (verdict !== 'proposed') throw refusalFor(verdict);
  return {};
}

/**
 * Proposes the result of a province draw whose sources don't agree. A second person approves.
 * @throws Refusal not_lottery_office, draw_not_found, draw_open, draw_decided, result_unfit,
 *   proposal_open
 */
export const proposeResult = (
  context: LotteryOfficeContext,
  caller: StaffCaller,
  body: BodyOf<typeof proposeLotteryResult>,
) => propose(context, caller, 'result', body);

/**
 * Proposes another result of a settled province draw. A second person approves.
 * @throws Refusal not_lottery_office, draw_not_found, draw_not_settled, result_unfit, proposal_open
 */
export const proposeCorrection = (
  context: LotteryOfficeContext,
  caller: StaffCaller,
  body: BodyOf<typeof proposeLotteryCorrection>,
) => propose(context, caller, 'correction', body);
