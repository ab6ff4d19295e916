import { Refusal } from '@lantern/contracts';
import { checkPassword, type PatternMatcher } from '@lantern/rules';
import type { Brand } from '../brand/index.ts';

/**
 * A new password follows the rule of the brand's registration form.
 * @throws Refusal password_mismatch; password_invalid with what is wrong and the rule's bounds
 */
export function requireGood(
  brand: Brand,
  { newPassword, confirmNewPassword }: { newPassword: string; confirmNewPassword?: string },
  matches: PatternMatcher,
): void {
  if (confirmNewPassword !== undefined && confirmNewPassword !== newPassword)
    throw new Refusal('password_mismatch');
  const problem = checkPassword(brand.settings.registration.fields.password, newPassword, matches);
  if (problem) throw new Refusal('password_invalid', problem);
}
