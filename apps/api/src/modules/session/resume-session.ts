import { Refusal, type SessionValue } from '@lantern/contracts';
import type { VisitorCaller } from '../../caller.ts';
import type { Data, Logged } from '../../contexts.ts';
import { findMemberById } from '../member/index.ts';
import type { SessionContext } from './context.ts';
import { endDevice } from './end-sessions.store.ts';
import { findToken, type TokenRow } from './remember.store.ts';
import { forgetDevice, readRemembered } from './remember.ts';
import { openWithSteps } from './start-session.ts';
import { hashToken } from './token.ts';

/**
 * Logs in by the cookie of a remembered device, which is consumed and replaced. A cookie used twice
 * has been copied, and either user may be the member, so the device and its sessions end.
 */
export async function resumeSession(
  context: SessionContext,
  caller: VisitorCaller,
): Promise<SessionValue> {
  const { brand, cookies } = caller;
  const token = readRemembered(cookies);
  const uses = token && hashToken(token);
  const found = uses ? await findToken(context.db, brand.id, uses) : undefined;
  if (!uses || !found || found.expiresAt <= context.clock.now()) throw new Refusal('not_logged_in');
  if (found.used) return refuseCopy(context, caller, found);
  const member = await findMemberById(context.db, brand.id, found.memberId);
  if (member?.status !== 'active') throw new Refusal('not_logged_in');
  const device = { familyId: found.familyId, until: found.expiresAt, uses };
  const value = await openWithSteps(context, caller, member, { method: 'remember', device });
  if (!value) return refuseCopy(context, caller, found);
  // The last step sets the next cookie. Until then the consumed one would look like a copy.
  if (value.next) forgetDevice(cookies);
  return value;
}

async function refuseCopy(
  context: Data & Logged,
  { brand, address, cookies, requestId }: VisitorCaller,
  token: TokenRow,
): Promise<never> {
  const { memberId, familyId } = token;
  await endDevice(
    context.db,
    { brandId: brand.id, memberId, reason: 'revoked', now: context.clock.now() },
    familyId,
  );
  forgetDevice(cookies);
  context.log.warn(
    { event: 'remembered_device_copied', brand: brand.code, member: memberId, address, requestId },
    'the cookie of a remembered device was used twice',
  );
  throw new Refusal('not_logged_in');
}
