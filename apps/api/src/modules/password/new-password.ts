import { Refusal } from '@lantern/contracts';
import { checkText } from '@lantern/rules';
import type { Patterns } from '../../contexts.ts';
import type { Brand } from '../brand/index.ts';
import { requireUncommon } from '../session/index.ts';

/**
 * Checks a new password by the rule of the brand's registration form.
 * @throws Refusal password_mismatch, password_weak; password_invalid with the problem and the
 *   rule's bounds
 */
export function requireGood(
  { matchPattern }: Patterns,
  { brand, names }: { brand: Brand; names: readonly string[] },
  { newPassword, confirmNewPassword }: { newPassword: string; confirmNewPassword?: string },
): void {
  if (confirmNewPassword !== undefined && confirmNewPassword !== newPassword)
    throw new Refusal('password_mismatch');
  const rule = brand.settings.registration.fields.password;
  const [problem] = checkText('password', newPassword, rule, matchPattern);
  if (problem) throw new Refusal('password_invalid', problem);
  requireUncommon(newPassword, { brand, names });
}
