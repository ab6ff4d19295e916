import { Refusal } from '@lantern/contracts';
import { nameKey } from '@lantern/rules';
import type { Data, Logins } from '../../contexts.ts';
import type { SessionCall } from '../../http/routes.ts';
import { findMemberById } from '../member/index.ts';
import { deviceCookie, markDevice } from './device.ts';
import { passwordMatches } from './passwords.ts';

/** What proving a password needs of a call. */
type ProvingCall = Pick<SessionCall, 'brand' | 'session' | 'address' | 'cookies'>;

/**
 * Makes sure that it is the member who sits at a page that is logged in. Wrong passwords count like
 * those of logins, so that a page that was left open is no way around the limits there.
 * @throws Refusal password_wrong (also for a member without a password), login_locked,
 *   too_many_requests, unavailable
 */
export async function provePassword(
  context: Data & Logins,
  call: ProvingCall,
  password: string,
): Promise<void> {
  const { brand, session, address, cookies } = call;
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
