import { type changePassword as changeCall, Refusal, type ValueOf } from '@lantern/contracts';
import type { PatternMatcher } from '@lantern/rules';
import type { SessionCall } from '../../http/routes.ts';
import { findMemberById, type LoginMember } from '../member/index.ts';
import { notifyMember, passwordChangedMail } from '../messages/index.ts';
import { hashPassword, passwordMatches, provePassword } from '../session/index.ts';
import type { TakenCode } from '../verification/index.ts';
import type { PasswordContext } from './context.ts';
import { takePasswordCode } from './first-password.ts';
import { requireGood } from './new-password.ts';
import { changeHash } from './password.store.ts';

type ChangeCall = SessionCall<typeof changeCall>;

/**
 * Changes the password of the member who is logged in. Who had to change it right after the login
 * logs in again.
 */
export async function changePassword(
  context: PasswordContext,
  call: ChangeCall,
  matches: PatternMatcher,
): Promise<ValueOf<typeof changeCall>> {
  const { brand, session, body } = call;
  requireGood(brand, body, matches);
  const member = await findMemberById(context.db, brand.id, session.memberId);
  if (!member) throw new Refusal('session_expired');
  const proof = await proveOld(context, call, member);
  return change(context, call, member).catch(async (error: unknown) => {
    await proof?.giveBack();
    throw error;
  });
}

async function change(
  context: PasswordContext,
  call: ChangeCall,
  member: LoginMember,
): Promise<ValueOf<typeof changeCall>> {
  const { brand, session, body } = call;
  if (await passwordMatches(member.passwordHash, body.newPassword))
    throw new Refusal('password_unchanged');
  const loginAgain = session.step === 'change_password';
  const now = context.clock.now();
  const replacement = {
    ...{ brandId: brand.id, memberId: member.id, now },
    passwordHash: await hashPassword(body.newPassword),
    exceptSession: loginAgain ? undefined : session.id,
  };
  if (!(await changeHash(context.db, replacement, member.passwordHash)))
    throw new Refusal('password_wrong');
  context.log.info(
    { event: 'password_changed', brand: brand.code, member: member.id, requestId: call.requestId },
    'password changed',
  );
  notifyMember(
    context,
    call,
    member.id,
    passwordChangedMail(call, { account: member.username, at: now }),
  );
  return { loginAgain };
}

/**
 * A member who registered by phone may have no password yet; one who had to change it has just
 * proved it.
 */
async function proveOld(
  context: PasswordContext,
  call: ChangeCall,
  { id, passwordHash }: LoginMember,
): Promise<TakenCode | undefined> {
  const { brand, session, body } = call;
  if (session.step === 'change_password') return undefined;
  const { oldPassword, verificationCode } = body;
  if (passwordHash === null) return takePasswordCode(context, brand, id, verificationCode);
  if (oldPassword === undefined) throw new Refusal('invalid_input', { fields: ['oldPassword'] });
  await provePassword(context, call, oldPassword);
  return undefined;
}
