import { Refusal } from '@lantern/contracts';
import type { SessionCall } from '../../http/routes.ts';
import type { Site } from '../../site.ts';
import { Guesses } from '../security/index.ts';
import { passwordMatches } from '../session/index.ts';
import { findSecrets } from './payment-password.store.ts';

const minutes = 15;
const limit = { name: 'payment-password', tries: 5, seconds: minutes * 60, lockSeconds: minutes * 60 };

/**
 * Makes sure that a member who moves money out knows the payment password. Wrong ones have a count of their own: guessing here
 * locks nobody out of the login, and a login that somebody has stolen opens nothing here.
 * @throws Refusal payment_password_wrong (also where none is set), payment_password_locked with the seconds to wait
 */
export async function provePaymentPassword(
  site: Site,
  { brand, session: { memberId } }: Pick<SessionCall, 'brand' | 'session'>,
  text: string,
): Promise<void> {
  const guesses = new Guesses(site.redis, limit);
  const wait = await guesses.begin(memberId);
  if (wait > 0) throw new Refusal('payment_password_locked', { retryAfter: wait });
  const { payment } = await findSecrets(site.db, brand.id, memberId);
  if (!(await passwordMatches(payment, text))) throw new Refusal('payment_password_wrong');
  await guesses.right(memberId);
}
