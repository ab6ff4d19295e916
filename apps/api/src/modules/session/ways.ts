import type { openMethods, VerificationMethod } from '@lantern/contracts';
import { maskEmail, maskMobile } from '@lantern/rules';
import type * as z from 'zod/mini';
import type { EntryRow } from './entry.store.ts';

export type OpenMethods = z.infer<typeof openMethods>;

/**
 * The methods by which a member can verify a login, each with a masked number or address. The
 * login's own method is excluded, because it proves nothing new. The name of a bank account's
 * holder, which others know too, is the last resort.
 */
export function openWays(entry: EntryRow, loginMethod: string): OpenMethods {
  const ways: [VerificationMethod, boolean, string | null][] = [
    ['sms', entry.mobile !== null, entry.mobile && maskMobile(entry.mobile)],
    ['email', entry.email !== null, entry.email && maskEmail(entry.email)],
    ['totp', entry.authenticator, null],
    ['recovery', entry.recovery, null],
    ['bank', entry.bank, null],
  ];
  // A password reset by phone used a code, too.
  const used = loginMethod === 'reset' ? 'sms' : loginMethod;
  const open = ways
    .filter(([method, has]) => has && method !== used)
    .map(([method, , hint]) => ({ method, hint }));
  return open.length > 1 ? open.filter(({ method }) => method !== 'bank') : open;
}
