import { Refusal, type verifyLogin } from '@lantern/contracts';
import { samePerson } from '@lantern/rules';
import type { SessionCall } from '../../http/routes.ts';
import { takeAuthenticatorCode, takeRecoveryCode } from '../authenticator/index.ts';
import type { PendingLogin } from '../session/index.ts';
import { canonicalEmail } from '../verification/index.ts';
import type { VerifyLoginContext } from './context.ts';
import { findHolderNames } from './verify-login.store.ts';

type VerifyCall = Pick<SessionCall<typeof verifyLogin>, 'brand' | 'body'>;

/**
 * The number or address to which a code goes, as codes are kept under it.
 * @throws Refusal method_not_open
 */
export function destinationOf({ reach }: PendingLogin, method: 'sms' | 'email'): string {
  const to = method === 'sms' ? reach.mobile : canonicalEmail(reach.email ?? '');
  if (!to) throw new Refusal('method_not_open');
  return to;
}

/** Whether the member has given what only the member knows or has. What is good once is used up. */
export async function checkProof(
  context: VerifyLoginContext,
  { brand, body }: VerifyCall,
  pending: PendingLogin,
): Promise<boolean> {
  const { id } = pending.member;
  if (body.method === 'bank') {
    const names = await findHolderNames(context.db, id);
    return names.some((name) => samePerson(name, body.holderName));
  }
  const code = body.code.trim();
  if (body.method === 'totp') return takeAuthenticatorCode(context, id, code);
  if (body.method === 'recovery') return takeRecoveryCode(context, id, code);
  const taken = await context.verification.codes.take(
    brand,
    'verify',
    destinationOf(pending, body.method),
    code,
  );
  return taken !== undefined;
}
