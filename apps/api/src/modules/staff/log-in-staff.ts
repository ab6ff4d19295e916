import { Refusal, rolePermissions, type staffLogin, type ValueOf } from '@lantern/contracts';
import { nameKey } from '@lantern/rules';
import type { Call } from '../../http/routes.ts';
import { markBrowser, passwordMatches } from '../session/index.ts';
import type { StaffContext } from './context.ts';
import { describeStaff } from './describe-staff.ts';
import { findStaffByName } from './staff.store.ts';

/**
 * Holds the mark that a right password leaves, so that strangers cannot lock somebody out of their
 * own device.
 */
const deviceCookie = 'staff-device';
const deviceCookieSeconds = 90 * 24 * 3600;

/**
 * Looks at the password of somebody of the staff. Guesses count as those of members do, under names
 * that no member can have. What it opens is the next step alone: the choice of another password,
 * where somebody else has been shown this one, or the second factor.
 */
export async function logInStaff(
  context: StaffContext,
  call: Call<typeof staffLogin>,
): Promise<ValueOf<typeof staffLogin>> {
  const { brand, address, body, cookies, requestId } = call;
  const username = nameKey(body.username.trim());
  const attempt = {
    brand,
    account: `staff ${username}`,
    address,
    device: cookies.get(deviceCookie),
  };
  const standing = await context.loginGuard.begin(attempt);
  if (standing.wait > 0) throw new Refusal('too_many_requests', { retryAfter: standing.wait });
  const person = await findStaffByName(context.db, brand.id, username);
  // Also for a locked account, so that the time of the answer tells nothing.
  const matches = await passwordMatches(person?.password_hash, body.password).catch(
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
    context.log.warn(detail, 'a login of the staff failed');
    throw new Refusal('wrong_credentials');
  }
  cookies.set(deviceCookie, await context.loginGuard.succeeded(attempt), deviceCookieSeconds);
  if (person.disabled) throw new Refusal('account_disabled');
  const step = person.password_is_default
    ? 'change_password'
    : person.enrolled
      ? 'verify'
      : 'enrol';
  const from = { address, userAgent: call.userAgent };
  const browser = markBrowser(cookies, context.random);
  const { token, expiresAt } = await context.staffSessions.open(
    context.db.pool,
    person,
    { ...from, browser },
    step,
  );
  const permissions = rolePermissions[person.role];
  const countsFrom = person.counts_from;
  return {
    token,
    ...describeStaff(brand, { ...person, permissions, countsFrom, step, expiresAt }),
  };
}
