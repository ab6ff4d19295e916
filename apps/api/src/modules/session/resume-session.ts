import { Refusal, type SessionValue } from '@lantern/contracts';
import type { Data, Logged } from '../../contexts.ts';
import type { Call } from '../../http/routes.ts';
import { findMemberById } from '../member/index.ts';
import type { SessionContext } from './context.ts';
import { endDevice } from './end-sessions.store.ts';
import { findToken, type TokenRow } from './remember.store.ts';
import { forgetDevice, readRemembered } from './remember.ts';
import { comeIn } from './start-session.ts';
import { hashToken } from './token.ts';

type ResumeCall = Pick<Call, 'brand' | 'address' | 'userAgent' | 'cookies' | 'requestId'>;

/**
 * Logs in by the cookie of a device that stays logged in; the cookie is used up and followed by the
 * next. One that comes a second time has been copied: nobody can tell who of the two is the member,
 * so the device and its sessions end.
 */
export async function resumeSession(
  context: SessionContext,
  call: ResumeCall,
): Promise<SessionValue> {
  const { brand } = call;
  const token = readRemembered(call.cookies);
  const uses = token && hashToken(token);
  const found = uses ? await findToken(context.db, brand.id, uses) : undefined;
  if (!uses || !found || found.expires_at <= context.clock.now())
    throw new Refusal('not_logged_in');
  if (found.used) return refuseCopy(context, call, found);
  const member = await findMemberById(context.db, brand.id, found.member_id);
  if (member?.status !== 'active') throw new Refusal('not_logged_in');
  const device = { familyId: found.family_id, until: found.expires_at, uses };
  const value = await comeIn(context, call, member, { method: 'remember', device });
  if (!value) return refuseCopy(context, call, found);
  // The next cookie comes with the last step. Until then this one, which is used, would only look
  // like a copy.
  if (value.next) forgetDevice(call.cookies);
  return value;
}

async function refuseCopy(
  context: Data & Logged,
  { brand, address, cookies, requestId }: ResumeCall,
  token: TokenRow,
): Promise<never> {
  const { member_id: memberId, family_id: familyId } = token;
  await endDevice(
    context.db,
    { brandId: brand.id, memberId, reason: 'revoked', now: context.clock.now() },
    familyId,
  );
  forgetDevice(cookies);
  context.log.warn(
    { event: 'remembered_device_copied', brand: brand.code, member: memberId, address, requestId },
    'the cookie of a remembered device came a second time',
  );
  throw new Refusal('not_logged_in');
}
