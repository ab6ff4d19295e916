import { type proposePaymentPasswordClearing, Refusal, type ValueOf } from '@lantern/contracts';
import { retried } from '../../db/transaction.ts';
import type { StaffCall } from '../../http/routes.ts';
import type { Site } from '../../site.ts';
import { notifyOfChange } from '../messages/index.ts';
import { findCleared, insertClearing } from './clearing.store.ts';
import { forgetGuesses } from './prove-payment-password.ts';

const isDoubled = (error: unknown) =>
  (error as { constraint?: unknown }).constraint === 'proposal_open';

/**
 * Proposes to take a forgotten payment password away. It is what keeps somebody who has got into
 * the account from the money, so another person says whether it is to be.
 * @throws Refusal member_not_found, proposal_open
 */
export async function proposeClearing(
  site: Site,
  { brand, staff, body }: StaffCall<typeof proposePaymentPasswordClearing>,
): Promise<ValueOf<typeof proposePaymentPasswordClearing>> {
  const { id: memberId, reason } = body;
  const clearing = {
    brandId: brand.id,
    staffId: staff.id,
    memberId,
    reason,
    key: site.random.id(),
  };
  const proposalId = await retried(() => insertClearing(site.db, clearing)).catch(
    (error: unknown) => {
      throw isDoubled(error) ? new Refusal('proposal_open') : error;
    },
  );
  if (proposalId === undefined) throw new Refusal('member_not_found');
  return { proposalId };
}

/**
 * Two of the staff have taken a payment password away: the member is told, who may not have asked
 * for it.
 */
export async function tellOfClearing(
  site: Site,
  { brand, requestId }: Pick<StaffCall, 'brand' | 'requestId'>,
  memberId: string,
): Promise<void> {
  const member = await findCleared(site.db, memberId);
  if (!member) return;
  const { username, language, usableAt } = member;
  await forgetGuesses(site, memberId);
  site.log.info(
    { event: 'payment_password_cleared', brand: brand.code, member: memberId, requestId },
    'payment password taken away',
  );
  const told = { brand, language, requestId, session: { memberId, username } };
  notifyOfChange(site, told, { change: 'paymentPasswordCleared', usableAt });
}
