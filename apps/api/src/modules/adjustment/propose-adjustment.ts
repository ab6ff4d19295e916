import { type Proposal, type proposeAdjustment, Refusal } from '@lantern/contracts';
import type { StaffMoneyCall } from '../../http/routes.ts';
import type { Site } from '../../site.ts';
import { propose } from '../proposal/index.ts';
import { findMainPurse } from './adjustment.store.ts';

/**
 * Proposes to move money between the house and a member. Nothing moves before another person
 * approves it; then `adjustment_carry_out` does it.
 * @throws Refusal wrong_currency, member_not_found, purse_not_found (a trial account has no money)
 */
export async function proposeOne(
  site: Site,
  call: StaffMoneyCall<typeof proposeAdjustment>,
): Promise<Proposal> {
  const { brand, staff, body, idempotencyKey } = call;
  const { memberId, direction, amount, currency, reason } = body;
  if (currency !== brand.currency) throw new Refusal('wrong_currency');
  const found = await findMainPurse(site.db, brand.id, memberId, currency);
  if (!found) throw new Refusal('member_not_found');
  if (!found.purse) throw new Refusal('purse_not_found');
  const payload = { direction, amount, currency };
  return propose(site, staff, {
    kind: 'adjustment',
    subject: memberId,
    memberId,
    payload,
    reason,
    key: idempotencyKey,
  });
}
