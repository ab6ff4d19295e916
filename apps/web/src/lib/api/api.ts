import { type CallOptions, RefusedCall, sendCall } from '@lantern/client';
import type { Endpoint, ErrorCode, LoginStep, ValueOf } from '@lantern/contracts';
import { loadErrorTexts } from '../i18n/i18n.ts';
import { currentLanguage } from '../i18n/language.ts';
import { pendingLogin } from '../session/login-step.ts';
import { currentSession, endSession, requireStep } from '../session/session.ts';

export { type CallOptions, newIdempotencyKey, type QueryInput } from '@lantern/client';

const sessionEnders: readonly ErrorCode[] = [
  'not_logged_in',
  'session_expired',
  'logged_in_elsewhere',
];
const stepDemands: Partial<Record<ErrorCode, LoginStep>> = {
  verification_required: 'verify',
  password_change_required: 'change_password',
};
const closings: readonly ErrorCode[] = ['site_maintenance', 'region_restricted'];

const toldOfClosing = new Set<() => void>();

/**
 * Calls back when the site has refused a call because it is closed; gives the function that stops
 * it.
 */
export function onSiteClosed(told: () => void): () => void {
  toldOfClosing.add(told);
  return () => toldOfClosing.delete(told);
}

/**
 * Makes one call of the contract with the visitor's session; see `sendCall` for its errors. A
 * refusal that ends the session also closes it here, and the texts of refusals have loaded when it
 * is thrown.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  options: CallOptions<E> = {},
): Promise<ValueOf<E>> {
  const token = tokenFor(endpoint);
  try {
    return await sendCall(endpoint, options, { token, language: currentLanguage() });
  } catch (trouble) {
    if (trouble instanceof RefusedCall) {
      followRefusal(endpoint, trouble.code, token);
      await loadErrorTexts();
    }
    throw trouble;
  }
}

/**
 * A login that is not whole has a token too; it goes with the calls of its step and with no other.
 */
const tokenFor = (endpoint: Endpoint): string | undefined =>
  currentSession()?.token ?? (endpoint.during ? pendingLogin()?.token : undefined);

/**
 * Applies what a refusal says about the session. A public call without a token says nothing about
 * it.
 */
function followRefusal(endpoint: Endpoint, code: ErrorCode, token: string | undefined): void {
  if (closings.includes(code)) for (const told of toldOfClosing) told();
  if (endpoint.access === 'public' && token === undefined) return;
  if (sessionEnders.includes(code)) endSession(code, token);
  const step = stepDemands[code];
  if (step) requireStep(step, token);
}
