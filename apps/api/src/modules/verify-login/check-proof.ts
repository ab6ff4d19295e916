import { type BodyOf, Refusal, type verifyLogin } from '@lantern/contracts';
import { samePerson } from '@lantern/rules';
import { takeAuthenticatorCode, takeRecoveryCode } from '../authenticator/index.ts';
import type { Brand } from '../brand/index.ts';
import type { PendingLogin } from '../session/index.ts';
import { canonicalEmail } from '../verification/index.ts';
import type { VerifyLoginContext } from './context.ts';
import { findHolderNames } from './verify-login.store.ts';

/**
 * The number or address to which a code is sent, in the form under which it is stored.
 * @throws Refusal method_not_open
 */
export function destinationOf({ reach }: PendingLogin, method: 'sms' | 'email'): string {
  const to = method === 'sms' ? reach.mobile : canonicalEmail(reach.email ?? '');
  if (!to) throw new Refusal('method_not_open');
  return to;
}

/** Whether the proof is right. Consumes one-time proofs. */
export async function checkProof(
  context: VerifyLoginContext,
  brand: Brand,
  pending: PendingLogin,
  proof: BodyOf<typeof verifyLogin>,
): Promise<boolean> {
  const { id } = pending.member;
  if (proof.method === 'bank') {
    const names = await findHolderNames(context.db, id);
    return names.some((name) => samePerson(name, proof.holderName));
  }
  const code = proof.code.trim();
  if (proof.method === 'totp') return takeAuthenticatorCode(context, id, code);
  if (proof.method === 'recovery') return takeRecoveryCode(context, id, code);
  const taken = await context.verification.codes.take(
    brand,
    'verify',
    destinationOf(pending, proof.method),
    code,
  );
  return taken !== undefined;
}
