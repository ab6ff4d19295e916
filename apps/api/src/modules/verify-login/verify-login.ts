import {
  type BodyOf,
  type loginMethods,
  Refusal,
  type SessionValue,
  type sendLoginCode as sendCall,
  type ValueOf,
  type VerificationMethod,
  type verifyLogin as verifyCall,
} from '@lantern/contracts';
import type { SessionCaller } from '../../caller.ts';
import type { Data } from '../../contexts.ts';
import { notifyMember } from '../messages/index.ts';
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

/** Wrong attempts after which a pending login ends. */
const mostTries = 5;
/** Counts across all logins of a member, because each new login would allow more attempts. */
const triesOfMember = { name: 'verification', tries: 10, seconds: 3600, lockSeconds: 3600 };

export async function listMethods(
  context: Data,
  caller: SessionCaller,
): Promise<ValueOf<typeof loginMethods>> {
  const { methods } = await pendingOf(context, caller);
  return { methods };
}

export async function sendLoginCode(
  context: VerifyLoginContext,
  caller: SessionCaller,
  { method }: BodyOf<typeof sendCall>,
): Promise<ValueOf<typeof sendCall>> {
  const pending = await pendingOf(context, caller, method);
  const channel = method === 'sms' ? 'sms' : 'mail';
  return sendCode(context, caller, {
    purpose: 'verify',
    channel,
    to: destinationOf(pending, method),
  });
}

/**
 * Verifies a pending login. The right proof opens a session with a new token and ends the old one.
 * @throws Refusal code_wrong, already_verified, method_not_open, session_expired, too_many_requests
 */
export async function verifyLogin(
  context: VerifyLoginContext,
  caller: SessionCaller,
  proof: BodyOf<typeof verifyCall>,
): Promise<SessionValue> {
  const { method } = proof;
  const { brand, session, userAgent: browser, address } = caller;
  const pending = await pendingOf(context, caller, method);
  const guesses = new Guesses(context.redis, triesOfMember);
  const last = await isLastTry(context, caller, guesses);
  if (!(await checkProof(context, brand, pending, proof))) {
    await noteLogin(context, caller, pending.member.id, method, 'not_verified');
    if (last) await context.sessions.end(session);
    throw new Refusal('code_wrong');
  }
  await guesses.right(session.memberId);
  const value = await finishLogin(context, caller, pending, method);
  if (!value) throw new Refusal('session_expired');
  const details = { account: value.account, at: context.clock.now(), address, browser };
  notifyMember(context, caller, session.memberId, { kind: 'new_login', details });
  return value;
}

/** @throws Refusal already_verified, method_not_open, session_expired */
async function pendingOf(
  context: Data,
  caller: SessionCaller,
  method?: VerificationMethod,
): Promise<PendingLogin> {
  if (caller.session.step !== 'verify') throw new Refusal('already_verified');
  const pending = await findPendingLogin(context, caller);
  if (!pending) throw new Refusal('session_expired');
  if (method && !pending.methods.some((open) => open.method === method))
    throw new Refusal('method_not_open');
  return pending;
}

/**
 * Counts an attempt before it is checked, so that concurrent attempts cannot exceed the limit.
 * @throws Refusal session_expired, too_many_requests with the seconds to wait
 */
async function isLastTry(context: Data, caller: SessionCaller, guesses: Guesses): Promise<boolean> {
  const tries = await countVerification(context, caller);
  if (tries === undefined || tries > mostTries) throw new Refusal('session_expired');
  const retryAfter = await guesses.begin(caller.session.memberId);
  if (retryAfter > 0) throw new Refusal('too_many_requests', { retryAfter });
  return tries === mostTries;
}
