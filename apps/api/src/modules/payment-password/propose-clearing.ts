import {
  type BodyOf,
  type proposePaymentPasswordClearing,
  Refusal,
  type ValueOf,
} from '@lantern/contracts';
import type { StaffCaller } from '../../caller.ts';
import type { Data } from '../../contexts.ts';
import { retried } from '../../db/transaction.ts';
import { notifyOfChange } from '../messages/index.ts';
import { findCleared, insertClearing } from './clearing.store.ts';
import type { PaymentPasswordContext } from './context.ts';
import { forgetGuesses } from './prove-payment-password.ts';

const isDoubled = (error: unknown) =>
  (error as { constraint?: unknown }).constraint === 'proposal_open';

/**
 * Proposes to clear a forgotten payment password. It protects the money from an intruder in the
 * account, so a second person must approve.
 * @throws Refusal member_not_found, proposal_open
 */
export async function proposeClearing(
  context: Data,
  { brand, staff }: StaffCaller,
  { id: memberId, reason }: BodyOf<typeof proposePaymentPasswordClearing>,
): Promise<ValueOf<typeof proposePaymentPasswordClearing>> {
  const clearing = {
    brandId: brand.id,
    staffId: staff.id,
    memberId,
    reason,
    key: context.random.id(),
  };
  const proposalId = await retried(() => insertClearing(context.db, clearing)).catch(
    (error: unknown) => {
      throw isDoubled(error) ? new Refusal('proposal_open') : error;
    },
  );
  if (proposalId === undefined) throw new Refusal('member_not_found');
  return { proposalId };
}

/**
 * Runs after a clearing was approved: resets the count of wrong guesses and notifies the member,
 * who may not have asked for it.
 */
export async function noticeClearing(
  context: PaymentPasswordContext,
  { brand, requestId }: StaffCaller,
  { memberId }: { memberId: string | null },
): Promise<void> {
  const member = memberId === null ? undefined : await findCleared(context.db, memberId);
  if (!member || memberId === null) return;
  const { username, language, usableAt } = member;
  await forgetGuesses(context, memberId);
  context.log.info(
    { event: 'payment_password_cleared', brand: brand.code, member: memberId, requestId },
    'payment password cleared',
  );
  const notice = { brand, language, requestId, session: { memberId, username } };
  notifyOfChange(context, notice, { change: 'paymentPasswordCleared', usableAt });
}
