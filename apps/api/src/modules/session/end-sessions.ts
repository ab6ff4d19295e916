import type { Data } from '../../contexts.ts';
import { type Ending, endOthers, endSessionAndDevice } from './end-sessions.store.ts';
import type { OpenSession } from './sessions.ts';

/**
 * Ends every other session of a member; the device of this one stays as it is. Answers how many
 * there were.
 */
export function endOtherSessions(
  { db, clock }: Data,
  session: OpenSession,
  reason: Ending['reason'],
): Promise<number> {
  const { id, brandId, memberId } = session;
  return endOthers(db.pool, { brandId, memberId, reason, now: clock.now() }, id);
}

/**
 * Ends one session of a member, with its device. Answers how many there were; none when there is no
 * such open session.
 */
export function endOneSession(
  { db, clock }: Data,
  { brandId, memberId }: OpenSession,
  sessionId: string,
  reason: Ending['reason'],
): Promise<number> {
  return endSessionAndDevice(db.pool, { brandId, memberId, reason, now: clock.now() }, sessionId);
}
