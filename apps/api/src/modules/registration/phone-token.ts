import { Refusal } from '@lantern/contracts';
import type { Logged, Verifying } from '../../contexts.ts';
import type { VerifiedPhone } from '../../ports/phone-verifier.ts';
import { tokenKey } from '../session/index.ts';
import type { RegistrationContext } from './context.ts';
import type { Proof } from './form.ts';

/**
 * Consumes a token of the external service. It must be for this number and is valid once across all
 * brands.
 * @throws Refusal phone_token_invalid; unavailable when the keys of the service cannot be read
 */
export async function takePhoneToken(
  context: RegistrationContext,
  mobile: string | undefined,
  idToken: string | undefined,
): Promise<Proof> {
  const phone = idToken ? await verify(context, idToken) : undefined;
  if (!idToken || !phone || phone.mobile !== mobile) throw new Refusal('phone_token_invalid');
  // One signature has several encodings; the signed part has one.
  const key = `phone-token:${tokenKey(idToken.slice(0, idToken.lastIndexOf('.')))}`;
  const left = phone.expiresAt.getTime() - context.clock.now().getTime();
  const first = await context.redis.set(key, '1', 'PX', Math.max(1, left), 'NX');
  if (first === null) throw new Refusal('phone_token_invalid');
  return {
    giveBack: async () => {
      await context.redis.del(key);
    },
  };
}

async function verify(
  { phones, log }: Logged & Verifying,
  idToken: string,
): Promise<VerifiedPhone | undefined> {
  try {
    return await phones?.verify(idToken);
  } catch (error) {
    log.error(
      { event: 'phone_keys_failed', err: error },
      'the keys of the phone service cannot be read',
    );
    throw new Refusal('unavailable');
  }
}
