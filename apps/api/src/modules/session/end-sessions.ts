import type { Site } from '../../site.ts';
import { type EndReason, endOthers, endSessionAndDevice, endSessionsOf } from './end-sessions.store.ts';
import type { OpenSession } from './sessions.ts';

/**
 * Ends every open session of a member, or all but one, and forgets every device that was to stay logged in.
 * Answers how many sessions there were.
 */
export function endAllSessions(
  { db, clock }: Site,
  brandId: string,
  memberId: string,
  reason: EndReason,
  exceptSession?: string,
): Promise<number> {
  return endSessionsOf(db.pool, { brandId, memberId, reason, now: clock.now(), exceptSession });
}

/** Ends every other session of a member; the device of this one stays as it is. Answers how many there were. */
export function endOtherSessions({ db, clock }: Site, session: OpenSession, reason: EndReason): Promise<number> {
  const { id, brandId, memberId } = session;
  return endOthers(db.pool, { brandId, memberId, reason, now: clock.now() }, id);
}

/** Ends one session of a member, with its device. Answers how many there were; none when there is no such open session. */
export function endOneSession(
  { db, clock }: Site,
  { brandId, memberId }: OpenSession,
  sessionId: string,
  reason: EndReason,
): Promise<number> {
  return endSessionAndDevice(db.pool, { brandId, memberId, reason, now: clock.now() }, sessionId);
}
