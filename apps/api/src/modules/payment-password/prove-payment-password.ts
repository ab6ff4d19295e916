import { Refusal } from '@lantern/contracts';
import type { SessionCaller } from '../../caller.ts';
import type { Cached, Data } from '../../contexts.ts';
import { InTurnEverywhere } from '../../in-turn.ts';
import { Guesses } from '../security/index.ts';
import { passwordMatches } from '../session/index.ts';
import { findSecrets, type PaymentSecrets } from './payment-password.store.ts';

const minutes = 15;
const limit = {
  name: 'payment-password',
  tries: 5,
  seconds: minutes * 60,
  lockSeconds: minutes * 60,
  // A payment password is often six digits.
  triesPerDay: 15,
};

/**
 * Checks the payment password of a member who moves money out. After a reset it waits, so that the
 * member has time to react if an intruder reset it.
 * @throws Refusal payment_password_wrong (also where none is set), payment_password_locked with the
 *   seconds to wait, payment_password_waiting with the moment from which it moves money
 */
export async function provePaymentPassword(
  context: Data & Cached,
  caller: SessionCaller,
  text: string,
): Promise<void> {
  const { usableAt } = await provePresent(context, caller, text);
  if (usableAt !== null && usableAt > context.clock.now())
    throw new Refusal('payment_password_waiting', { usableAt: usableAt.toISOString() });
}

/** Right guesses at the same time would otherwise count as wrong ones until they are checked. */
const inTurn = new InTurnEverywhere();

/**
 * Checks the payment password, also while it waits. Wrong ones have their own counter, separate
 * from that of the login: guesses here do not lock the login.
 * @throws Refusal payment_password_wrong (also where none is set), payment_password_locked with the
 *   seconds to wait
 */
export async function provePresent(
  context: Data & Cached,
  caller: SessionCaller,
  text: string,
): Promise<PaymentSecrets> {
  const turn = `payment-password:${caller.session.memberId}`;
  return inTurn.run(context.redis, turn, () => guessOnce(context, caller, text));
}

async function guessOnce(
  context: Data & Cached,
  { brand, session: { memberId } }: SessionCaller,
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

/** Resets the counter: a new payment password makes earlier wrong guesses irrelevant. */
export const forgetGuesses = ({ redis }: Cached, memberId: string) =>
  new Guesses(redis, limit).forget(memberId);
