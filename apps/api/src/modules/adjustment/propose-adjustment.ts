import { type BodyOf, type Proposal, type proposeAdjustment, Refusal } from '@lantern/contracts';
import type { Keyed, StaffCaller } from '../../caller.ts';
import type { Data } from '../../contexts.ts';
import { propose } from '../proposal/index.ts';
import { findMainPurse } from './adjustment.store.ts';

/**
 * Proposes to move money between the house and a member. No money moves before another person
 * approves it; then `adjustment_carry_out` posts it.
 * @throws Refusal wrong_currency, amount_out_of_range, member_not_found,
 *   purse_not_found (a trial account has no money)
 */
export async function proposeOne(
  context: Data,
  { brand, staff }: StaffCaller,
  input: BodyOf<typeof proposeAdjustment> & Keyed,
): Promise<Proposal> {
  const { memberId, direction, amount, currency, reason, idempotencyKey } = input;
  if (currency !== brand.currency) throw new Refusal('wrong_currency');
  const { adjustmentMost } = brand.settings.staff;
  if (BigInt(amount) > BigInt(adjustmentMost))
    throw new Refusal('amount_out_of_range', { maximum: adjustmentMost });
  const found = await findMainPurse(context.db, brand.id, memberId, currency);
  if (!found) throw new Refusal('member_not_found');
  if (!found.purse) throw new Refusal('purse_not_found');
  return propose(context, staff, {
    kind: 'adjustment',
    subject: memberId,
    memberId,
    payload: { direction, amount, currency },
    reason,
    key: idempotencyKey,
  });
}
