import { Refusal } from '@lantern/contracts';
import { checkText, type PatternMatcher } from '@lantern/rules';
import type { Brand } from '../brand/index.ts';
import { passwordMatches } from '../session/index.ts';
import type { PaymentSecrets } from './payment-password.store.ts';

/** A payment password that somebody wants, given twice. */
interface Wish {
  newPaymentPassword: string;
  confirmPaymentPassword: string;
}

/** @throws Refusal password_mismatch, password_invalid with what of the brand's rule is not met */
export function checkWish({ settings }: Brand, wish: Wish, matches: PatternMatcher): void {
  if (wish.newPaymentPassword !== wish.confirmPaymentPassword)
    throw new Refusal('password_mismatch');
  const rule = settings.registration.fields.paymentPassword;
  const [problem] = checkText('paymentPassword', wish.newPaymentPassword, rule, matches);
  if (problem) throw new Refusal('password_invalid', problem);
}

/**
 * It is neither the one before nor the login password.
 * @throws Refusal password_unchanged, password_invalid
 */
export async function refuseKnown(
  { login, payment }: PaymentSecrets,
  wished: string,
): Promise<void> {
  if (payment !== null && (await passwordMatches(payment, wished)))
    throw new Refusal('password_unchanged');
  // One that also logs in would guard nothing from whoever has stolen the login.
  if (await passwordMatches(login, wished))
    throw new Refusal('password_invalid', { problem: 'login_password' });
}
