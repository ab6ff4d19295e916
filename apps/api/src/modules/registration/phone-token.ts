import { Refusal } from '@lantern/contracts';
import type { VerifiedPhone } from '../../ports/phone-verifier.ts';
import type { Site } from '../../site.ts';
import { tokenKey } from '../session/index.ts';
import type { Proof } from './form.ts';

/**
 * Uses a token of the external service up: it has to be for this number, and is good once, for
 * whatever brand.
 * @throws Refusal phone_token_invalid; unavailable when the keys of the service cannot be read
 */
export async function takePhoneToken(
  site: Site,
  mobile: string | undefined,
  idToken: string | undefined,
): Promise<Proof> {
  const phone = idToken ? await verify(site, idToken) : undefined;
  if (!idToken || !phone || phone.mobile !== mobile) throw new Refusal('phone_token_invalid');
  // The same signature can be written in several ways, what it signs in one.
  const key = `phone-token:${tokenKey(idToken.slice(0, idToken.lastIndexOf('.')))}`;
  const left = phone.expiresAt.getTime() - site.clock.now().getTime();
  const first = await site.redis.set(key, '1', 'PX', Math.max(1, left), 'NX');
  if (first === null) throw new Refusal('phone_token_invalid');
  return {
    giveBack: async () => {
      await site.redis.del(key);
    },
  };
}

async function verify({ phones, log }: Site, idToken: string): Promise<VerifiedPhone | undefined> {
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
