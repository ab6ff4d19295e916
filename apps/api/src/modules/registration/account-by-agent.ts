import { Refusal } from '@lantern/contracts';
import { type AccountType, checkRegistration } from '@lantern/rules';
import type { SessionCaller } from '../../caller.ts';
import type { NewMember } from '../member/index.ts';
import { hashPassword, isCommon } from '../session/index.ts';
import type { RegistrationContext } from './context.ts';
import { registrationRules } from './describe-registration.ts';
import { checkName } from './register-member.ts';

/** The name and the first password, which the agent knows. */
export interface Account {
  username: string;
  password: string;
}

/**
 * Name and password obey the rules of the registration form; its other fields come later.
 * @throws Refusal registration_invalid, username_taken for a reserved name
 */
export function checkAccount(
  { matchPattern }: RegistrationContext,
  { brand }: SessionCaller,
  { username, password }: Account,
): void {
  const given = { username, password, confirmPassword: password, agreement: true };
  const problems = checkRegistration(registrationRules(brand), given, matchPattern).filter(
    ({ field }) => field === 'username' || field === 'password',
  );
  const judged = problems.some(({ field }) => field === 'password');
  if (!judged && isCommon(password, [brand.code, brand.name]))
    problems.push({ field: 'password', problem: 'weak' });
  if (problems.length > 0) throw new Refusal('registration_invalid', { problems });
  checkName(brand, { username });
}

/** A new account whose first login must change the password. */
export async function describeAccount(
  { random }: RegistrationContext,
  { brand, language, origin }: SessionCaller,
  { username, password }: Account,
  type: AccountType,
): Promise<NewMember> {
  return {
    ...{ id: random.id(), brandId: brand.id, username, nickname: username, type, language },
    ...{ currency: brand.currency, handles: [] },
    passwordHash: await hashPassword(password),
    passwordIsDefault: true,
    purse: { id: random.id(), purpose: 'main' },
    profile: {
      registrationUrl: origin,
      registrationDomain: new URL(origin).hostname,
      registrationMethod: 'AGENT',
    },
  };
}
