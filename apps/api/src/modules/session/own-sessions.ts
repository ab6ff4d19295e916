import {
  type BodyOf,
  type endSessions,
  type loginHistory,
  type memberSessions,
  type QueryOf,
  Refusal,
  type ValueOf,
} from '@lantern/contracts';
import type { SessionCaller } from '../../caller.ts';
import type { Data } from '../../contexts.ts';
import { endOneSession, endOtherSessions } from './end-sessions.ts';
import { findLogins, findOwnSessions } from './own-sessions.store.ts';

const minute = 60_000;

export async function listSessions(
  { db, clock }: Data,
  { brand, session }: SessionCaller,
): Promise<ValueOf<typeof memberSessions>> {
  const now = clock.now();
  const activeSince = new Date(now.getTime() - brand.settings.login.idleMinutes * minute);
  const rows = await findOwnSessions(db, session.memberId, { now, activeSince });
  return rows.map((row) => ({
    id: row.id,
    current: row.id === session.id,
    address: row.address,
    userAgent: row.userAgent,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
  }));
}

/**
 * Ends one session of the member with its device, or all others when no id is given.
 * @throws Refusal session_not_found, also for a session of another member
 */
export async function endOwnSessions(
  context: Data,
  { session }: SessionCaller,
  { id }: BodyOf<typeof endSessions>,
): Promise<ValueOf<typeof endSessions>> {
  if (id === undefined) return { ended: await endOtherSessions(context, session, 'revoked') };
  const ended = await endOneSession(context, session, id, 'revoked');
  if (ended === 0) throw new Refusal('session_not_found');
  return { ended };
}

export async function listLogins(
  { db }: Data,
  { session }: SessionCaller,
  page: QueryOf<typeof loginHistory>,
): Promise<ValueOf<typeof loginHistory>> {
  const { logins, total } = await findLogins(db, session.memberId, page);
  const list = logins.map(({ createdAt, address, userAgent, method, outcome }) => ({
    at: createdAt.toISOString(),
    ...{ address, userAgent, method, outcome },
  }));
  return { list, total, totalPages: Math.ceil(total / page.pageSize) };
}
