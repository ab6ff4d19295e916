import { findRows } from '@lantern/rows';
import type { Database } from '../../db/database.ts';

export interface WinRow {
  username: string;
  nodeId: string;
  code: string;
  names: Record<string, string>;
  category: string;
  position: number;
  /** Minor units. */
  win: string;
  currency: string;
  endedAt: Date;
}

/** Among so many of the newest wins are those that paid more than their stake. */
const lookedAt = 100;

/**
 * The brand's latest rounds that paid more than their stake, without trial accounts. The inner
 * query reads the index alone; only its rows are looked up. An unknown game has its code as name.
 */
export async function findLatestWins(
  { pool }: Database,
  { brandId, since, limit }: { brandId: string; since: Date; limit: number },
): Promise<WinRow[]> {
  return findRows<WinRow>(
    pool,
    `with newest as (
       select id, started_at, ended_at from game_round
        where brand_id = $1 and ended_at >= $2 and ended_at is not null and not trial and win > 0
        order by ended_at desc limit ${lookedAt}
     )
     select m.username, coalesce(g.node_id, r.vendor_code || ':' || r.game_code) as node_id,
            r.game_code as code, coalesce(g.names, '{}') as names,
            coalesce(g.category, '') as category, coalesce(b.position, 0) as position,
            r.win::text, r.currency, n.ended_at
       from newest n
       join game_round r on r.id = n.id and r.started_at = n.started_at
       join member m on m.id = r.member_id
       left join game g on g.vendor_code = r.vendor_code and g.code = r.game_code
       left join brand_game b on b.brand_id = r.brand_id and b.node_id = g.node_id
      where r.win > r.stake
      order by n.ended_at desc, n.id desc limit $3`,
    [brandId, since, limit],
  );
}
