import { Refusal } from '@lantern/contracts';
import { nameKey } from '@lantern/rules';
import type { SessionCaller } from '../../caller.ts';
import type { Data, Logins } from '../../contexts.ts';
import { findMemberById } from '../member/index.ts';
import { deviceCookie, markDevice } from './device.ts';
import { passwordMatches } from './passwords.ts';

/**
 * Verifies the password of a logged-in member. Wrong passwords count like those of logins, so that
 * an unattended page cannot bypass the limits.
 * @throws Refusal password_wrong (also for a member without a password), login_locked,
 *   too_many_requests, unavailable
 */
export async function provePassword(
  context: Data & Logins,
  { brand, session, address, cookies }: SessionCaller,
  password: string,
): Promise<void> {
  const attempt = {
    brand,
    account: nameKey(session.username),
    address,
    device: cookies.get(deviceCookie),
  };
  const standing = await context.loginGuard.begin(attempt);
  if (standing.wait > 0) throw new Refusal('too_many_requests', { retryAfter: standing.wait });
  if (standing.locked) throw new Refusal('login_locked');
  const member = await findMemberById(context.db, brand.id, session.memberId);
  const matches = await passwordMatches(member?.passwordHash, password).catch(
    async (error: unknown) => {
      await context.loginGuard.takeBack(attempt);
      throw error;
    },
  );
  if (matches) {
    markDevice(cookies, await context.loginGuard.succeeded(attempt));
    return;
  }
  if (standing.locks) await context.loginGuard.lock(attempt);
  throw new Refusal('password_wrong');
}
