import type { BodyOf, proposeLineMove, ValueOf } from '@lantern/contracts';
import { nameKey } from '@lantern/rules';
import type { StaffCaller } from '../../caller.ts';
import type { Data } from '../../contexts.ts';
import { refusalFor } from '../../db/verdict.ts';
import { insertMove } from './line.store.ts';

/**
 * Proposes to move a member with all below to another upline. A second person approves, because
 * agents earn by the members below them.
 * @throws Refusal member_not_found, upline_unfit, line_too_deep, proposal_open
 */
export async function proposeMove(
  context: Data,
  { brand, staff }: StaffCaller,
  { id: memberId, upline, reason }: BodyOf<typeof proposeLineMove>,
): Promise<ValueOf<typeof proposeLineMove>> {
  const account = upline.trim();
  const verdict = await insertMove(context.db, {
    brandId: brand.id,
    staffId: staff.id,
    memberId,
    nameKey: account === '' ? null : nameKey(account),
    reason,
    key: context.random.id(),
  });
  if (verdict !== 'proposed') throw refusalFor(verdict);
  return {};
}
