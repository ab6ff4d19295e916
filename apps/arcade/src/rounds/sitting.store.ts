import { findRow, type Queryable } from '@lantern/outside';
import type { SittingView } from '../wire/replies.ts';

/**
 * How long a player has been playing, in whatever games, and with what result. A pause of half an
 * hour between two rounds ends it. It began when the game of its first round was opened, but not
 * before the pause.
 */
export async function readSitting(db: Queryable, playerId: string): Promise<SittingView> {
  const row = await findRow<SittingView>(
    db,
    `WITH played AS (
       SELECT round.created_at, session.created_at AS opened_at,
         payout + coalesce(jackpot_paid, 0)
           - CASE WHEN round.free_grant IS NULL THEN total ELSE 0 END AS net,
         lag(round.created_at) OVER (ORDER BY round.created_at) AS before
       FROM round JOIN session ON session.id = session_id
       WHERE round.player_id = $1 AND state IN ('settling', 'settled')
         AND round.created_at > now() - interval '24 hours'),
     first AS (
       SELECT max(created_at) AS at FROM played
       WHERE before IS NULL OR before < created_at - interval '30 minutes')
     SELECT sum(net)::text AS net, floor(1000 * extract(epoch FROM
         now() - greatest(min(opened_at), first.at - interval '30 minutes')))::float8 AS ms
     FROM played, first WHERE created_at >= first.at
     GROUP BY first.at HAVING max(created_at) > now() - interval '30 minutes'`,
    [playerId],
  );
  return row ?? { ms: 0, net: '0' };
}
