import type { openMethods, VerificationMethod } from '@lantern/contracts';
import { maskEmail, maskMobile } from '@lantern/rules';
import type * as z from 'zod/mini';
import type { EntryRow } from './entry.store.ts';

export type OpenMethods = z.infer<typeof openMethods>;

/**
 * The ways in which a member can prove once more to be the one who logs in, each with as much of
 * the number or address as its owner needs to know it. The way of the login itself is none: a code
 * sent to a phone that has just been shown proves nothing new. The name of a bank account's holder,
 * which others know too, is better than nothing: it is asked for where there is nothing else.
 */
export function openWays(entry: EntryRow, loginMethod: string): OpenMethods {
  const ways: [VerificationMethod, boolean, string | null][] = [
    ['sms', entry.mobile !== null, entry.mobile && maskMobile(entry.mobile)],
    ['email', entry.email !== null, entry.email && maskEmail(entry.email)],
    ['totp', entry.authenticator, null],
    ['recovery', entry.recovery, null],
    ['bank', entry.bank, null],
  ];
  // A new password set by phone was opened by a code, too.
  const used = loginMethod === 'reset' ? 'sms' : loginMethod;
  const open = ways
    .filter(([method, has]) => has && method !== used)
    .map(([method, , hint]) => ({ method, hint }));
  return open.length > 1 ? open.filter(({ method }) => method !== 'bank') : open;
}
