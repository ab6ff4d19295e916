import {
  type resetPasswordByPhone as byPhoneCall,
  Refusal,
  type resetPassword as resetCall,
  type SessionValue,
} from '@lantern/contracts';
import { nameKey, type PatternMatcher } from '@lantern/rules';
import type { Call } from '../../http/routes.ts';
import { hasSwitch } from '../brand/index.ts';
import { findMemberById, findMemberByMobile, type LoginMember } from '../member/index.ts';
import { notifyMember, passwordChangedMail } from '../messages/index.ts';
import { hashPassword, hashToken, startSession } from '../session/index.ts';
import { canonicalMobile } from '../verification/index.ts';
import type { PasswordContext } from './context.ts';
import { requireGood } from './new-password.ts';
import { findTicketHolder, setHash, setHashByTicket } from './password.store.ts';

/** Sets a new password by the link of a mail, and ends every session. */
export async function resetPassword(
  context: PasswordContext,
  call: Call<typeof resetCall>,
  matches: PatternMatcher,
): Promise<Record<string, never>> {
  const { brand, body } = call;
  requireGood(brand, body, matches);
  const ticketHash = hashToken(body.ticket);
  const memberId = await findTicketHolder(context.db, brand.id, ticketHash, context.clock.now());
  const member = memberId && (await findMemberById(context.db, brand.id, memberId));
  if (!member) throw new Refusal('reset_link_invalid');
  const passwordHash = await hashPassword(body.newPassword);
  const replacement = {
    brandId: brand.id,
    memberId: member.id,
    passwordHash,
    now: context.clock.now(),
  };
  if (!(await setHashByTicket(context.db, replacement, ticketHash)))
    throw new Refusal('reset_link_invalid');
  await tellReset(context, call, member, 'email');
  return {};
}

/**
 * Sets a new password by a code that was sent to the member's phone, ends every session and opens
 * one.
 */
export async function resetPasswordByPhone(
  context: PasswordContext,
  call: Call<typeof byPhoneCall>,
  matches: PatternMatcher,
): Promise<SessionValue> {
  const { brand, body } = call;
  if (!hasSwitch(brand, 'CHNGPASSVERIF3')) throw new Refusal('feature_disabled');
  requireGood(brand, body, matches);
  const mobile = canonicalMobile(
    body.countryDialingCode,
    body.mobileNum,
    brand.settings.smsCountries,
  );
  const code = body.verificationCode.trim();
  // A number without a member is answered like a wrong code, after the same work.
  const taken = mobile && (await context.verification.codes.take(brand, 'forgot', mobile, code));
  const member = mobile && (await findMemberByMobile(context.db, brand.id, mobile));
  if (!taken || !member) throw new Refusal('code_wrong');
  if (member.status !== 'active') throw new Refusal('account_disabled');
  const passwordHash = await hashPassword(body.newPassword).catch(async (error: unknown) => {
    await taken.giveBack();
    throw error;
  });
  await setHash(context.db, {
    brandId: brand.id,
    memberId: member.id,
    passwordHash,
    now: context.clock.now(),
  });
  await tellReset(context, call, member, 'phone');
  return startSession(context, call, member, { method: 'reset' });
}

/**
 * Whoever has locked the account by guessing has lost: its owner may use the new password at once.
 */
async function tellReset(
  context: PasswordContext,
  call: Pick<Call, 'brand' | 'language' | 'requestId'>,
  { id: member, username: account }: LoginMember,
  by: 'email' | 'phone',
): Promise<void> {
  const { brand, requestId } = call;
  await context.loginGuard.unlock(brand, nameKey(account));
  context.log.info(
    { event: 'password_reset', by, brand: brand.code, member, requestId },
    'password set anew',
  );
  notifyMember(
    context,
    call,
    member,
    passwordChangedMail(call, { account, at: context.clock.now() }),
  );
}
