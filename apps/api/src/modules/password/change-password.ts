import {
  type BodyOf,
  type changePassword as changeCall,
  Refusal,
  type ValueOf,
} from '@lantern/contracts';
import type { SessionCaller } from '../../caller.ts';
import { findMemberById, type LoginMember } from '../member/index.ts';
import { notifyMember } from '../messages/index.ts';
import { hashPassword, passwordMatches, provePassword } from '../session/index.ts';
import type { TakenCode } from '../verification/index.ts';
import type { PasswordContext } from './context.ts';
import { takePasswordCode } from './first-password.ts';
import { requireGood } from './new-password.ts';
import { changeHash } from './password.store.ts';

type Input = BodyOf<typeof changeCall>;

/** Changes the password. After a change that the login demanded, the member logs in again. */
export async function changePassword(
  context: PasswordContext,
  caller: SessionCaller,
  input: Input,
): Promise<ValueOf<typeof changeCall>> {
  const { brand, session } = caller;
  requireGood(context, { brand, names: [session.username] }, input);
  const member = await findMemberById(context.db, brand.id, session.memberId);
  if (!member) throw new Refusal('session_expired');
  const proof = await proveOld(context, caller, input, member);
  return change(context, caller, input.newPassword, member).catch(async (error: unknown) => {
    await proof?.giveBack();
    throw error;
  });
}

async function change(
  context: PasswordContext,
  caller: SessionCaller,
  newPassword: string,
  member: LoginMember,
): Promise<ValueOf<typeof changeCall>> {
  const { brand, session, requestId } = caller;
  if (await passwordMatches(member.passwordHash, newPassword))
    throw new Refusal('password_unchanged');
  const loginAgain = session.step === 'change_password';
  const now = context.clock.now();
  const replacement = {
    ...{ brandId: brand.id, memberId: member.id, now },
    passwordHash: await hashPassword(newPassword),
    exceptSession: loginAgain ? undefined : session.id,
  };
  if (!(await changeHash(context.db, replacement, member.passwordHash)))
    throw new Refusal('password_wrong');
  context.log.info(
    { event: 'password_changed', brand: brand.code, member: member.id, requestId },
    'password changed',
  );
  const details = { account: member.username, at: now };
  notifyMember(context, caller, member.id, { kind: 'password_changed', details });
  return { loginAgain };
}

/**
 * A member who registered by phone may have no password yet and proves a code instead. A login that
 * demands a change has just proved the old password.
 */
async function proveOld(
  context: PasswordContext,
  caller: SessionCaller,
  { oldPassword, verificationCode }: Input,
  { id, passwordHash }: LoginMember,
): Promise<TakenCode | undefined> {
  const { brand, session } = caller;
  if (session.step === 'change_password') return undefined;
  if (passwordHash === null) return takePasswordCode(context, brand, id, verificationCode);
  if (oldPassword === undefined) throw new Refusal('invalid_input', { fields: ['oldPassword'] });
  await provePassword(context, caller, oldPassword);
  return undefined;
}
