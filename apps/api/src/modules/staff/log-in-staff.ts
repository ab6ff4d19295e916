import {
  type BodyOf,
  Refusal,
  rolePermissions,
  type staffLogin,
  type ValueOf,
} from '@lantern/contracts';
import { nameKey } from '@lantern/rules';
import type { VisitorCaller } from '../../caller.ts';
import { keepBrowser, passwordMatches } from '../session/index.ts';
import type { StaffContext } from './context.ts';
import { describeStaff } from './describe-staff.ts';
import { findStaffByName } from './staff.store.ts';

/** Marks a device after a right password, so that wrong ones elsewhere do not lock it out. */
const deviceCookie = 'staff-device';
const deviceCookieSeconds = 90 * 24 * 3600;

/**
 * Checks a password of staff. Failures count as those of members do, under names that no member can
 * have. The session opens only the next step: a change of the first password, or the second factor.
 * @throws Refusal wrong_credentials, login_locked, account_disabled, too_many_requests, unavailable
 */
export async function logInStaff(
  context: StaffContext,
  { brand, address, userAgent, cookies, requestId }: VisitorCaller,
  input: BodyOf<typeof staffLogin>,
): Promise<ValueOf<typeof staffLogin>> {
  const username = nameKey(input.username.trim());
  const attempt = {
    brand,
    account: `staff ${username}`,
    address,
    device: cookies.get(deviceCookie),
  };
  const standing = await context.loginGuard.begin(attempt);
  if (standing.wait > 0) throw new Refusal('too_many_requests', { retryAfter: standing.wait });
  const person = await findStaffByName(context.db, brand.id, username);
  // Also for a locked account, so that the response time reveals nothing.
  const matches = await passwordMatches(person?.passwordHash, input.password).catch(
    async (error: unknown) => {
      await context.loginGuard.takeBack(attempt);
      throw error;
    },
  );
  if (standing.locked) throw new Refusal('login_locked');
  if (!person || !matches) {
    if (standing.locks) await context.loginGuard.lock(attempt);
    const detail = {
      event: 'staff_login_failed',
      brand: brand.code,
      address,
      requestId,
      locked: standing.locks,
    };
    context.log.warn(detail, 'a staff login failed');
    throw new Refusal('wrong_credentials');
  }
  cookies.set(deviceCookie, await context.loginGuard.succeeded(attempt), deviceCookieSeconds);
  if (person.disabled) throw new Refusal('account_disabled');
  const step = person.passwordIsDefault ? 'change_password' : person.enrolled ? 'verify' : 'enrol';
  const { token, browser, expiresAt } = await context.staffSessions.open(
    context.db.pool,
    person,
    { address, userAgent },
    step,
  );
  keepBrowser(cookies, browser);
  const permissions = rolePermissions[person.role];
  const countsFrom = person.countsFrom;
  return {
    token,
    ...describeStaff(brand, { ...person, permissions, countsFrom, step, expiresAt }),
  };
}
