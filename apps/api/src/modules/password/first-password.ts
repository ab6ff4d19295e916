import { Refusal, type sendPasswordCode as sendCall } from '@lantern/contracts';
import type { Data, Verifying } from '../../contexts.ts';
import type { SessionCall } from '../../http/routes.ts';
import type { Brand } from '../brand/index.ts';
import { findMemberById } from '../member/index.ts';
import { findEntry } from '../session/index.ts';
import { canonicalEmail, type SentCode, sendCode, type TakenCode } from '../verification/index.ts';
import type { PasswordContext } from './context.ts';

/** Where a code for the first password goes, as codes are kept under it. */
interface Destination {
  channel: 'sms' | 'mail';
  to: string;
}

/**
 * The phone where it is verified: it has made the account, while an address may have been bound
 * since by whoever sits at the page.
 * @throws Refusal method_not_open
 */
async function destinationOf({ db }: Data, memberId: string): Promise<Destination> {
  const entry = await findEntry(db, memberId);
  if (entry?.mobile) return { channel: 'sms', to: entry.mobile };
  const email = canonicalEmail(entry?.email ?? '');
  if (!email) throw new Refusal('method_not_open');
  return { channel: 'mail', to: email };
}

/** Sends a code by which a member who has no password yet sets one. */
export async function sendPasswordCode(
  context: PasswordContext,
  call: SessionCall<typeof sendCall>,
): Promise<SentCode> {
  const { brand, session } = call;
  const member = await findMemberById(context.db, brand.id, session.memberId);
  if (member?.passwordHash !== null) throw new Refusal('method_not_open');
  return sendCode(context, call, {
    purpose: 'password',
    ...(await destinationOf(context, session.memberId)),
  });
}

/**
 * Uses up the code by which a first password is set: a page that was left open is not enough to
 * make the account somebody else's.
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
