import type { SessionEnd } from '@lantern/contracts';
import { findRow } from '@lantern/rows';
import type pg from 'pg';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';

export type EndReason = 'logged_out' | 'logged_in_elsewhere' | 'revoked';

/** A pool, or the connection of a transaction. */
type Connection = Pick<pg.ClientBase, 'query'>;

export interface Ending {
  brandId: string;
  memberId: string;
  /** `openSession` ends sessions with the reason `logged_in_elsewhere`. */
  reason: Exclude<EndReason, 'logged_in_elsewhere'>;
  now: Date;
  /** The code that open pages receive; `session_expired` by default. */
  code?: SessionEnd;
}

/** SQL conditions on a session `s` and on a token `t` of a remembered device; `$6` is an id. */
interface Scope {
  sessions: string;
  devices: string;
}

const deviceOfSession =
  '(select family_id from session where id = $6::uuid and member_id = $2 and ended_at is null)';

const everything: Scope = { sessions: 'true', devices: 'true' };
const allButSession: Scope = { sessions: 's.id <> $6::uuid', devices: 'true' };
const allButSessionAndDevice: Scope = {
  sessions: `s.id <> $6::uuid and (s.family_id = ${deviceOfSession}) is not true`,
  devices: `(t.family_id = ${deviceOfSession}) is not true`,
};
const sessionAndDevice: Scope = {
  sessions: `(s.id = $6::uuid or s.family_id = ${deviceOfSession})`,
  devices: `t.family_id = ${deviceOfSession}`,
};
const device: Scope = { sessions: 's.family_id = $6::uuid', devices: 't.family_id = $6::uuid' };

/**
 * Ends a member's open sessions and forgets devices; the same statement notifies the sockets.
 * Returns the number of sessions ended.
 */
async function end(
  connection: Connection,
  { brandId, memberId, reason, now, code = 'session_expired' }: Ending,
  { sessions, devices }: Scope,
  ...about: string[]
): Promise<number> {
  const row = await findRow<{ ended: number }>(
    connection,
    `with ended as (
       update session s set ended_at = $4, end_reason = $3
        where s.brand_id = $1 and s.member_id = $2 and s.ended_at is null and ${sessions}
       returning s.id
     ), forgotten as (
       delete from remember_token t where t.brand_id = $1 and t.member_id = $2 and ${devices}
     ), notified as (
       insert into outbox (topic, brand_id, member_id, payload)
       select 'session_ended', $1, $2, jsonb_build_object('sessionId', id, 'code', $5::text)
         from ended
     )
     select count(*)::int as ended from ended`,
    [brandId, memberId, reason, now, code, ...about],
  );
  return row?.ended ?? 0;
}

/** Every session and device of a member, or all but one session. */
export const endSessionsOf = (
  connection: Connection,
  { exceptSession, ...ending }: Ending & { exceptSession?: string | undefined },
) =>
  exceptSession
    ? end(connection, ending, allButSession, exceptSession)
    : end(connection, ending, everything);

/** Every session and device but one session and its device. */
export const endOthers = (connection: Connection, ending: Ending, sessionId: string) =>
  end(connection, ending, allButSessionAndDevice, sessionId);

/** One session and, on a remembered device, the device's other sessions. */
export const endSessionAndDevice = (connection: Connection, ending: Ending, sessionId: string) =>
  end(connection, ending, sessionAndDevice, sessionId);

/** A device, with its sessions. */
export function endDevice({ pool }: Database, ending: Ending, familyId: string): Promise<number> {
  return inTransaction(pool, async (client) => {
    // Serializes with `session_open`: a concurrent session of the device is either ended below or
    // finds its token deleted.
    await client.query('select 1 from member where id = $1 for update', [ending.memberId]);
    return end(client, ending, device, familyId);
  });
}
