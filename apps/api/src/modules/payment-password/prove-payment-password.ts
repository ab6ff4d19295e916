import { Refusal } from '@lantern/contracts';
import type { Cached, Data } from '../../contexts.ts';
import type { SessionCall } from '../../http/routes.ts';
import { Guesses } from '../security/index.ts';
import { passwordMatches } from '../session/index.ts';
import { findSecrets, type PaymentSecrets } from './payment-password.store.ts';

const minutes = 15;
const limit = {
  name: 'payment-password',
  tries: 5,
  seconds: minutes * 60,
  lockSeconds: minutes * 60,
};

type ProvingCall = Pick<SessionCall, 'brand' | 'session'>;

/**
 * Makes sure that a member who moves money out knows the payment password, and that it is not one
 * that has just taken the place of a forgotten one: a member whose account somebody else has got
 * into can still object.
 * @throws Refusal payment_password_wrong (also where none is set), payment_password_locked with the
 *   seconds to wait, payment_password_waiting with the moment from which it moves money
 */
export async function provePaymentPassword(
  context: Data & Cached,
  call: ProvingCall,
  text: string,
): Promise<void> {
  const { usableAt } = await provePresent(context, call, text);
  if (usableAt !== null && usableAt > context.clock.now())
    throw new Refusal('payment_password_waiting', { usableAt: usableAt.toISOString() });
}

/**
 * Makes sure that a member knows the payment password, whether or not it moves money yet. Wrong
 * ones have a count of their own: guessing here locks nobody out of the login, and a login that
 * somebody has stolen opens nothing here.
 * @throws Refusal payment_password_wrong (also where none is set), payment_password_locked with the
 *   seconds to wait
 */
export async function provePresent(
  context: Data & Cached,
  { brand, session: { memberId } }: ProvingCall,
  text: string,
): Promise<PaymentSecrets> {
  const guesses = new Guesses(context.redis, limit);
  const wait = await guesses.begin(memberId);
  if (wait > 0) throw new Refusal('payment_password_locked', { retryAfter: wait });
  const secrets = await findSecrets(context.db, brand.id, memberId);
  if (!(await passwordMatches(secrets.payment, text))) throw new Refusal('payment_password_wrong');
  await guesses.right(memberId);
  return secrets;
}

/** Who has set a new one has forgotten the one that was guessed at. */
export const forgetGuesses = ({ redis }: Cached, memberId: string) =>
  new Guesses(redis, limit).right(memberId);
