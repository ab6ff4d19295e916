import {
  type endSessions,
  type loginHistory,
  type memberSessions,
  Refusal,
  type ValueOf,
} from '@lantern/contracts';
import type { Data } from '../../contexts.ts';
import type { SessionCall } from '../../http/routes.ts';
import { endOneSession, endOtherSessions } from './end-sessions.ts';
import { findLogins, findOwnSessions } from './own-sessions.store.ts';

const minute = 60_000;

/** The open sessions of the member who asks. */
export async function listSessions(
  { db, clock }: Data,
  { brand, session }: SessionCall<typeof memberSessions>,
): Promise<ValueOf<typeof memberSessions>> {
  const now = clock.now();
  const activeSince = new Date(now.getTime() - brand.settings.login.idleMinutes * minute);
  const rows = await findOwnSessions(db, session.memberId, { now, activeSince });
  return rows.map((row) => ({
    id: row.id,
    current: row.id === session.id,
    address: row.address,
    userAgent: row.user_agent,
    createdAt: row.created_at.toISOString(),
    lastSeenAt: row.last_seen_at.toISOString(),
  }));
}

/**
 * Ends one session of the member, with its device, or all but the one that asks. A stranger's looks
 * like none.
 */
export async function endOwnSessions(
  context: Data,
  { session, body }: SessionCall<typeof endSessions>,
): Promise<ValueOf<typeof endSessions>> {
  if (body.id === undefined) return { ended: await endOtherSessions(context, session, 'revoked') };
  const ended = await endOneSession(context, session, body.id, 'revoked');
  if (ended === 0) throw new Refusal('session_not_found');
  return { ended };
}

export async function listLogins(
  { db }: Data,
  { session, query }: SessionCall<typeof loginHistory>,
): Promise<ValueOf<typeof loginHistory>> {
  const { logins, total } = await findLogins(db, session.memberId, query);
  const list = logins.map(({ created_at, address, user_agent: userAgent, method, outcome }) => ({
    at: created_at.toISOString(),
    ...{ address, userAgent, method, outcome },
  }));
  return { list, total, totalPages: Math.ceil(total / query.pageSize) };
}
