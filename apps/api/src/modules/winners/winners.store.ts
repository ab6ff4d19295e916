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

/**
 * The brand's largest wins in rounds that ended since a moment, without trial accounts. The inner
 * query reads the index alone; only its rows are looked up. An unknown game has its code as name.
 */
export async function findLargestWins(
  { pool }: Database,
  { brandId, since, limit }: { brandId: string; since: Date; limit: number },
): Promise<WinRow[]> {
  return findRows<WinRow>(
    pool,
    `with largest as (
       select id, started_at, win, ended_at from game_round
        where brand_id = $1 and ended_at >= $2 and ended_at is not null and not trial and win > 0
        order by win desc, ended_at desc, id desc limit $3
     )
     select m.username, coalesce(g.node_id, r.vendor_code || ':' || r.game_code) as node_id,
            r.game_code as code, coalesce(g.names, '{}') as names,
            coalesce(g.category, '') as category, coalesce(b.position, 0) as position,
            l.win::text, r.currency, l.ended_at
       from largest l
       join game_round r on r.id = l.id and r.started_at = l.started_at
       join member m on m.id = r.member_id
       left join game g on g.vendor_code = r.vendor_code and g.code = r.game_code
       left join brand_game b on b.brand_id = r.brand_id and b.node_id = g.node_id
      order by l.win desc, l.ended_at desc, l.id desc`,
    [brandId, since, limit],
  );
}
