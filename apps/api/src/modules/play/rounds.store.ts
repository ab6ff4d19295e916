import type { RoundDetails } from '@lantern/contracts';
import type pg from 'pg';
import type { Database } from '../../db/database.ts';

export interface RoundRow extends pg.QueryResultRow {
  id: string;
  vendor_round_id: string;
  vendor_code: string;
  vendor_name: string;
  names: Record<string, string> | null;
  game_code: string;
  currency: string;
  stake: string;
  win: string;
  refund: string;
  details: RoundDetails | null;
  started_at: Date;
  ended_at: Date | null;
}

export interface RoundTotals extends pg.QueryResultRow {
  total: string;
  stake: string;
  win: string;
  net: string;
}

interface RoundsWanted {
  brandId: string;
  memberId: string;
  since: Date;
  limit: number;
  offset: number;
}

/** The rounds of a member since a moment, newest first, a page of them; and the totals of all of them. */
export async function findRounds(
  { pool }: Database,
  wanted: RoundsWanted,
): Promise<{ rounds: RoundRow[]; totals: RoundTotals | undefined }> {
  const { brandId, memberId, since, limit, offset } = wanted;
  const [rounds, totals] = await Promise.all([
    pool.query<RoundRow>(
      `select r.id, r.vendor_round_id, r.vendor_code, v.name as vendor_name, g.names, r.game_code, r.currency,
              r.stake::text, r.win::text, r.refund::text, r.details, r.started_at, r.ended_at
         from game_round r join vendor v on v.code = r.vendor_code
         left join game g on g.vendor_code = r.vendor_code and g.code = r.game_code
        where r.member_id = $1 and r.brand_id = $2 and r.started_at >= $3
        order by r.started_at desc, r.id desc limit $4 offset $5`,
      [memberId, brandId, since, limit, offset],
    ),
    pool.query<RoundTotals>(
      `select count(*)::text as total, coalesce(sum(stake - refund), 0)::text as stake, coalesce(sum(win), 0)::text as win,
              coalesce(sum(win + refund - stake), 0)::text as net
         from game_round where member_id = $1 and brand_id = $2 and started_at >= $3`,
      [memberId, brandId, since],
    ),
  ]);
  return { rounds: rounds.rows, totals: totals.rows[0] };
}
