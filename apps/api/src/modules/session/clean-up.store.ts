import { accountType } from '@lantern/rules';
import type { Database } from '../../db/database.ts';
import { deleteInBatches } from '../../db/delete-in-batches.ts';

/** Deletes sessions that ended thirty days ago, with their play sessions. Returns their number. */
export const removeOldSessions = ({ pool }: Database): Promise<number> =>
  deleteInBatches(pool, 'session', "least(ended_at, expires_at) < now() - interval '30 days'");

/**
 * Disables trial accounts whose only session has ended or expired, and deletes their sessions and
 * profiles. The member row stays because the ledger refers to it. Returns the number of accounts.
 */
export async function removeTrials({ pool }: Database): Promise<number> {
  const { rowCount } = await pool.query(
    `with over as (
       update member set status = 'disabled'
         from brand b
        where b.id = member.brand_id and type = ${accountType.trial} and status = 'active'
          and member.created_at < now() - interval '10 minutes'
          and not exists (
            select from session s
             where s.member_id = member.id and s.ended_at is null and s.expires_at > now()
               and s.last_seen_at > now() - make_interval(
                     mins => (b.settings->'login'->>'idleMinutes')::integer)
          )
       returning member.id
     ), sessions as (
       delete from session where member_id in (select id from over)
     )
     delete from member_profile where member_id in (select id from over)`,
  );
  return rowCount ?? 0;
}

/**
 * Deletes expired tokens of remembered devices and password mails, and networks from which a member
 * has not logged in for half a year.
 */
export async function removeOldMarks({ pool }: Database): Promise<void> {
  await pool.query("delete from remember_token where expires_at < now() - interval '1 day'");
  await pool.query("delete from password_reset where expires_at < now() - interval '1 day'");
  await pool.query("delete from member_network where last_seen_at < now() - interval '180 days'");
}
