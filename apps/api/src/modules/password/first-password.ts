import { Refusal } from '@lantern/contracts';
import type { SessionCaller } from '../../caller.ts';
import type { Data, Verifying } from '../../contexts.ts';
import type { Brand } from '../brand/index.ts';
import { findMemberById } from '../member/index.ts';
import { findEntry } from '../session/index.ts';
import { canonicalEmail, type SentCode, sendCode, type TakenCode } from '../verification/index.ts';
import type { PasswordContext } from './context.ts';

interface Destination {
  channel: 'sms' | 'mail';
  /** In the form under which codes are stored. */
  to: string;
}

/**
 * A verified phone comes first: the account was registered with it, while an intruder may have
 * added the e-mail address later.
 * @throws Refusal method_not_open
 */
async function destinationOf({ db }: Data, memberId: string): Promise<Destination> {
  const entry = await findEntry(db, memberId);
  if (entry?.mobile) return { channel: 'sms', to: entry.mobile };
  const email = canonicalEmail(entry?.email ?? '');
  if (!email) throw new Refusal('method_not_open');
  return { channel: 'mail', to: email };
}

/**
 * Sends the code by which a member without a password sets the first one.
 * @throws Refusal method_not_open, code_too_soon, too_many_requests, unavailable
 */
export async function sendPasswordCode(
  context: PasswordContext,
  caller: SessionCaller,
): Promise<SentCode> {
  const { brand, session } = caller;
  const member = await findMemberById(context.db, brand.id, session.memberId);
  if (member?.passwordHash !== null) throw new Refusal('method_not_open');
  return sendCode(context, caller, {
    purpose: 'password',
    ...(await destinationOf(context, session.memberId)),
  });
}

/**
 * Consumes the code for a first password. An open page alone must not be enough to take over the
 * account.
 * @throws Refusal invalid_input, method_not_open, code_wrong, too_many_requests
 */
export async function takePasswordCode(
  context: Data & Verifying,
  brand: Brand,
  memberId: string,
  code: string | undefined,
): Promise<TakenCode> {
  if (code === undefined) throw new Refusal('invalid_input', { fields: ['verificationCode'] });
  const { to } = await destinationOf(context, memberId);
  const taken = await context.verification.codes.take(brand, 'password', to, code.trim());
  if (!taken) throw new Refusal('code_wrong');
  return taken;
}
