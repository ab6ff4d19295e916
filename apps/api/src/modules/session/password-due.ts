import type { Data } from '../../contexts.ts';
import { type Brand, hasSwitch } from '../brand/index.ts';
import type { LoginMember } from '../member/index.ts';

const day = 24 * 3600 * 1000;

/** Whether a login by password must change it: staff have set it, or it has expired. */
export function passwordDue(
  { clock }: Data,
  brand: Brand,
  {
    passwordIsDefault,
    passwordChangedAt,
  }: Partial<Pick<LoginMember, 'passwordIsDefault' | 'passwordChangedAt'>>,
  method: string,
): boolean {
  if (method !== 'password') return false;
  if (passwordIsDefault) return true;
  if (!passwordChangedAt || !hasSwitch(brand, 'PASSEXPIRY3')) return false;
  return (
    clock.now().getTime() - passwordChangedAt.getTime() > brand.settings.login.passwordDays * day
  );
}
