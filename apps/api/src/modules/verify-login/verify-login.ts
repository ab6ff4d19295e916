import {
  type loginMethods,
  Refusal,
  type SessionValue,
  type sendLoginCode as sendCall,
  type ValueOf,
  type VerificationMethod,
  type verifyLogin as verifyCall,
} from '@lantern/contracts';
import type { SessionCall } from '../../http/routes.ts';
import type { Site } from '../../site.ts';
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

/** Wrong tries after which a login that waits to be verified is over. */
const mostTries = 5;
/**
 * Whoever has the password can log in again and again: so many tries are for all logins of one
 * member together.
 */
const triesOfMember = { name: 'verification', tries: 10, seconds: 3600, lockSeconds: 3600 };

/** The ways in which this login can be verified. */
export async function listMethods(
  site: Site,
  call: SessionCall<typeof loginMethods>,
): Promise<ValueOf<typeof loginMethods>> {
  const { methods } = await pendingOf(site, call);
  return { methods };
}

export async function sendLoginCode(
  site: Site,
  call: SessionCall<typeof sendCall>,
): Promise<ValueOf<typeof sendCall>> {
  const { method } = call.body;
  const pending = await pendingOf(site, call, method);
  const channel = method === 'sms' ? 'sms' : 'mail';
  return sendCode(site, call, { purpose: 'verify', channel, to: destinationOf(pending, method) });
}

/**
 * Verifies a login. The right proof opens a session with a token of its own; the one before it is
 * dead then.
 */
export async function verifyLogin(
  site: Site,
  call: SessionCall<typeof verifyCall>,
): Promise<SessionValue> {
  const { method } = call.body;
  const pending = await pendingOf(site, call, method);
  const guesses = new Guesses(site.redis, triesOfMember);
  const last = await isLastTry(site, call, guesses);
  if (!(await checkProof(site, call, pending))) {
    await noteLogin(site, call, pending.member.id, method, 'not_verified');
    if (last) await site.sessions.end(call.session);
    throw new Refusal('code_wrong');
  }
  await guesses.right(call.session.memberId);
  const value = await finishLogin(site, call, pending, method);
  if (!value) throw new Refusal('session_expired');
  const { userAgent: browser, address } = call;
  const told = { account: value.account, at: site.clock.now(), address, browser };
  notifyMember(site, call, call.session.memberId, newLoginMail(call, told));
  return value;
}

/** @throws Refusal already_verified, method_not_open, session_expired */
async function pendingOf(
  site: Site,
  call: SessionCall,
  method?: VerificationMethod,
): Promise<PendingLogin> {
  if (call.session.step !== 'verify') throw new Refusal('already_verified');
  const pending = await findPendingLogin(site, call);
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
async function isLastTry(site: Site, call: SessionCall, guesses: Guesses): Promise<boolean> {
  const tries = await countVerification(site, call);
  if (tries === undefined || tries > mostTries) throw new Refusal('session_expired');
  const retryAfter = await guesses.begin(call.session.memberId);
  if (retryAfter > 0) throw new Refusal('too_many_requests', { retryAfter });
  return tries === mostTries;
}
