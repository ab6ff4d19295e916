import { accountType } from '@lantern/rules';
import type { Database } from '../../db/database.ts';

const oldSessions = 500;

/**
 * Removes sessions that ended thirty days ago, and with them the play sessions that they opened; in
 * small batches, so that nobody waits for it. Answers how many sessions there were.
 */
export async function removeOldSessions({ pool }: Database): Promise<number> {
  let removed = 0;
  for (let batch = oldSessions; batch === oldSessions; removed += batch) {
    const { rowCount } = await pool.query(
      `delete from session where id in (
         select id from session where least(ended_at, expires_at) < now() - interval '30 days' limit ${oldSessions}
       )`,
    );
    batch = rowCount ?? 0;
  }
  return removed;
}

/**
 * Takes away what is left of trial accounts whose only session is over, or has been idle for longer
 * than the brand allows: nobody can open them again. The member itself stays, disabled, because the
 * ledger forgets nothing. Answers how many there were.
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
               and s.last_seen_at > now() - make_interval(mins => (b.settings->'login'->>'idleMinutes')::integer)
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
 * Forgets what has run out a while ago: devices that were to stay logged in, links of password
 * mails, and networks from which a member has not come in for half a year.
 */
export async function removeOldMarks({ pool }: Database): Promise<void> {
  await pool.query("delete from remember_token where expires_at < now() - interval '1 day'");
  await pool.query("delete from password_reset where expires_at < now() - interval '1 day'");
  await pool.query("delete from member_network where last_seen_at < now() - interval '180 days'");
}
