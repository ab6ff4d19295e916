import {
  type BodyOf,
  type resetPasswordByPhone as byPhoneCall,
  Refusal,
  type resetPassword as resetCall,
  type SessionValue,
} from '@lantern/contracts';
import { nameKey } from '@lantern/rules';
import type { VisitorCaller } from '../../caller.ts';
import { hasSwitch } from '../brand/index.ts';
import { findMemberById, findMemberByMobile, type LoginMember } from '../member/index.ts';
import { notifyMember } from '../messages/index.ts';
import { hashPassword, hashToken, requireUncommon, startSession } from '../session/index.ts';
import { mobileOf } from '../verification/index.ts';
import type { PasswordContext } from './context.ts';
import { requireGood } from './new-password.ts';
import { findTicketHolder, setHash, setHashByTicket } from './password.store.ts';

/**
 * Sets a new password by the link of a mail, and ends every session.
 * @throws Refusal password_mismatch, password_invalid, password_weak, password_has_name,
 *   reset_link_invalid
 */
export async function resetPassword(
  context: PasswordContext,
  caller: VisitorCaller,
  input: BodyOf<typeof resetCall>,
): Promise<Record<string, never>> {
  const { brand } = caller;
  requireGood(context, { brand, names: [] }, input);
  const ticketHash = hashToken(input.ticket);
  const memberId = await findTicketHolder(context.db, brand.id, ticketHash, context.clock.now());
  const member = memberId && (await findMemberById(context.db, brand.id, memberId));
  if (!member) throw new Refusal('reset_link_invalid');
  requireUncommon(input.newPassword, { brand, names: [member.username] });
  const passwordHash = await hashPassword(input.newPassword);
  const replacement = {
    brandId: brand.id,
    memberId: member.id,
    passwordHash,
    now: context.clock.now(),
  };
  if (!(await setHashByTicket(context.db, replacement, ticketHash)))
    throw new Refusal('reset_link_invalid');
  await finishReset(context, caller, member, 'email');
  return {};
}

/**
 * Sets a new password by a code sent to the member's phone, ends every session and logs the member
 * in.
 * @throws Refusal feature_disabled, password_mismatch, password_invalid, password_weak,
 *   password_has_name, code_wrong, account_disabled
 */
export async function resetPasswordByPhone(
  context: PasswordContext,
  caller: VisitorCaller,
  input: BodyOf<typeof byPhoneCall>,
): Promise<SessionValue> {
  const { brand } = caller;
  if (!hasSwitch(brand, 'CHNGPASSVERIF3')) throw new Refusal('feature_disabled');
  requireGood(context, { brand, names: [input.mobileNum] }, input);
  const mobile = mobileOf(brand, input.mobileNum, input.countryDialingCode);
  const code = input.verificationCode.trim();
  // An unknown number gets the reply of a wrong code, after the same work.
  const taken = mobile && (await context.verification.codes.take(brand, 'forgot', mobile, code));
  const member = mobile && (await findMemberByMobile(context.db, brand.id, mobile));
  if (!taken || !member) throw new Refusal('code_wrong');
  if (member.status !== 'active') throw new Refusal('account_disabled');
  const passwordHash = await hashPassword(input.newPassword).catch(async (error: unknown) => {
    await taken.giveBack();
    throw error;
  });
  await setHash(context.db, {
    brandId: brand.id,
    memberId: member.id,
    passwordHash,
    now: context.clock.now(),
  });
  await finishReset(context, caller, member, 'phone');
  return startSession(context, caller, member, { method: 'reset' });
}

/** Unlocks the login, which wrong guesses may have locked, and notifies the member. */
async function finishReset(
  context: PasswordContext,
  caller: VisitorCaller,
  { id: member, username: account }: LoginMember,
  by: 'email' | 'phone',
): Promise<void> {
  const { brand, requestId } = caller;
  await context.loginGuard.unlock(brand, nameKey(account));
  context.log.info(
    { event: 'password_reset', by, brand: brand.code, member, requestId },
    'password reset',
  );
  const details = { account, at: context.clock.now() };
  notifyMember(context, caller, member, { kind: 'password_changed', details });
}
