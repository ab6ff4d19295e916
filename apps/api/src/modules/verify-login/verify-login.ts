import {
  type loginMethods,
  Refusal,
  type SessionValue,
  type sendLoginCode as sendCall,
  type ValueOf,
  type VerificationMethod,
  type verifyLogin as verifyCall,
} from '@lantern/contracts';
import type { Data } from '../../contexts.ts';
import type { SessionCall } from '../../http/routes.ts';
import { newLoginMail, notifyMember } from '../messages/index.ts';
import { Guesses } from '../security/index.ts';
import {
  countVerification,
  findPendingLogin,
  finishLogin,
  noteLogin,
  type PendingLogin,
} from '../session/index.ts';
import { sendCode } from '../verification/index.ts';
import { checkProof, destinationOf } from './check-proof.ts';
import type { VerifyLoginContext } from './context.ts';

/** Wrong tries after which a login that waits to be verified is over. */
const mostTries = 5;
/**
 * Whoever has the password can log in again and again: so many tries are for all logins of one
 * member together.
 */
const triesOfMember = { name: 'verification', tries: 10, seconds: 3600, lockSeconds: 3600 };

/** The ways in which this login can be verified. */
export async function listMethods(
  context: Data,
  call: SessionCall<typeof loginMethods>,
): Promise<ValueOf<typeof loginMethods>> {
  const { methods } = await pendingOf(context, call);
  return { methods };
}

export async function sendLoginCode(
  context: VerifyLoginContext,
  call: SessionCall<typeof sendCall>,
): Promise<ValueOf<typeof sendCall>> {
  const { method } = call.body;
  const pending = await pendingOf(context, call, method);
  const channel = method === 'sms' ? 'sms' : 'mail';
  return sendCode(context, call, {
    purpose: 'verify',
    channel,
    to: destinationOf(pending, method),
  });
}

/**
 * Verifies a login. The right proof opens a session with a token of its own; the one before it is
 * dead then.
 */
export async function verifyLogin(
  context: VerifyLoginContext,
  call: SessionCall<typeof verifyCall>,
): Promise<SessionValue> {
  const { method } = call.body;
  const pending = await pendingOf(context, call, method);
  const guesses = new Guesses(context.redis, triesOfMember);
  const last = await isLastTry(context, call, guesses);
  if (!(await checkProof(context, call, pending))) {
    await noteLogin(context, call, pending.member.id, method, 'not_verified');
    if (last) await context.sessions.end(call.session);
    throw new Refusal('code_wrong');
  }
  await guesses.right(call.session.memberId);
  const value = await finishLogin(context, call, pending, method);
  if (!value) throw new Refusal('session_expired');
  const { userAgent: browser, address } = call;
  const told = { account: value.account, at: context.clock.now(), address, browser };
  notifyMember(context, call, call.session.memberId, newLoginMail(call, told));
  return value;
}

/** @throws Refusal already_verified, method_not_open, session_expired */
async function pendingOf(
  context: Data,
  call: SessionCall,
  method?: VerificationMethod,
): Promise<PendingLogin> {
  if (call.session.step !== 'verify') throw new Refusal('already_verified');
  const pending = await findPendingLogin(context, call);
  if (!pending) throw new Refusal('session_expired');
  if (method && !pending.methods.some((open) => open.method === method))
    throw new Refusal('method_not_open');
  return pending;
}

/**
 * Counts a try before it is looked at, so that of a hundred at the same moment no more are than may
 * be.
 * @throws Refusal session_expired, too_many_requests with the seconds to wait
 */
async function isLastTry(context: Data, call: SessionCall, guesses: Guesses): Promise<boolean> {
  const tries = await countVerification(context, call);
  if (tries === undefined || tries > mostTries) throw new Refusal('session_expired');
  const retryAfter = await guesses.begin(call.session.memberId);
  if (retryAfter > 0) throw new Refusal('too_many_requests', { retryAfter });
  return tries === mostTries;
}
