import { Refusal } from '@lantern/contracts';
import { checkPaymentPassword } from '@lantern/rules';
import type { Patterns } from '../../contexts.ts';
import type { Brand } from '../brand/index.ts';
import { passwordMatches } from '../session/index.ts';
import type { PaymentSecrets } from './payment-password.store.ts';

interface Wish {
  newPaymentPassword: string;
  confirmPaymentPassword: string;
}

/**
 * @throws Refusal password_mismatch, password_weak; password_invalid with the problem and the
 *   rule's bounds
 */
export function checkWish({ matchPattern }: Patterns, { settings }: Brand, wish: Wish): void {
  if (wish.newPaymentPassword !== wish.confirmPaymentPassword)
    throw new Refusal('password_mismatch');
  const rule = settings.registration.fields.paymentPassword;
  const problem = checkPaymentPassword(rule, wish.newPaymentPassword, matchPattern);
  if (problem?.problem === 'weak') throw new Refusal('password_weak');
  if (problem) throw new Refusal('password_invalid', problem);
}

/**
 * Rejects the current payment password and the login password.
 * @throws Refusal password_unchanged, password_invalid
 */
export async function refuseKnown(
  { login, payment }: PaymentSecrets,
  wished: string,
): Promise<void> {
  if (payment !== null && (await passwordMatches(payment, wished)))
    throw new Refusal('password_unchanged');
  // The payment password must protect the money from a thief of the login password.
  if (await passwordMatches(login, wished))
    throw new Refusal('password_invalid', { problem: 'login_password' });
}
