import type { Data } from '../../contexts.ts';
import { type Ending, endOthers, endSessionAndDevice } from './end-sessions.store.ts';
import type { OpenSession } from './sessions.ts';

/** Ends the member's other sessions, except on the same device. Returns their number. */
export function endOtherSessions(
  { db, clock }: Data,
  session: OpenSession,
  reason: Ending['reason'],
): Promise<number> {
  const { id, brandId, memberId } = session;
  return endOthers(db.pool, { brandId, memberId, reason, now: clock.now() }, id);
}

/** Ends one session with its device. Returns the number ended: 0 when it was not open. */
export function endOneSession(
  { db, clock }: Data,
  { brandId, memberId }: OpenSession,
  sessionId: string,
  reason: Ending['reason'],
): Promise<number> {
  return endSessionAndDevice(db.pool, { brandId, memberId, reason, now: clock.now() }, sessionId);
}
