import { type CallOptions, RefusedCall, sendCall } from '@lantern/client';
import type { Endpoint, ErrorCode, ValueOf } from '@lantern/contracts';
import { currentLanguage } from './i18n.ts';
import { closeSession, currentToken } from './session.ts';

const sessionEnders: readonly ErrorCode[] = ['staff_not_logged_in', 'staff_session_expired'];

/** Makes one call of the contract with the session's token; see `sendCall` for its errors. */
export async function call<E extends Endpoint>(
  endpoint: E,
  options: CallOptions<E> = {},
): Promise<ValueOf<E>> {
  const token = currentToken();
  try {
    return await sendCall(endpoint, options, { token, language: currentLanguage() });
  } catch (trouble) {
    const ends = trouble instanceof RefusedCall && sessionEnders.includes(trouble.code);
    if (ends && token) closeSession('staff_session_expired', token);
    throw trouble;
  }
}
