import { findRows, getRow } from '@lantern/rows';
import type { Database } from '../../db/database.ts';

interface WaitingRow {
  waiting: number;
  waitingSince: Date | null;
  lastDrawnAt: Date | null;
  voidToday: number;
}

/** How the drawing of own draws is going. */
export const findWaiting = ({ pool }: Database) =>
  getRow<WaitingRow>(
    pool,
    `select count(*) filter (where d.state = 'closed')::integer as waiting,
            min(d.closed_at) filter (where d.state = 'closed') as waiting_since,
            max(d.drawn_at) as last_drawn_at,
            count(*) filter (where d.state = 'void' and d.void_reason <> 'staff')::integer
              as void_today
       from lottery_draw d join lottery_game g on g.code = d.game_code and g.own
      where d.closes_at between now() - interval '1 day' and now()`,
    [],
  );

interface ChainRow {
  gameCode: string;
  names: Record<string, string>;
  anchor: string;
  length: number;
  used: number;
  revealed: number;
  since: Date;
}

/** The newest chain of each game. */
export const listChains = ({ pool }: Database) =>
  findRows<ChainRow>(
    pool,
    `select g.code as game_code, g.names, encode(c.anchor, 'hex') as anchor, c.length,
            u.used, u.revealed, c.created_at as since
       from lottery_game g
      cross join lateral (select * from lottery_seed_chain x where x.game_code = g.code
                           order by x.id desc limit 1) c
      cross join lateral (select count(*)::integer as used, count(d.seed)::integer as revealed
                            from lottery_draw d where d.chain_id = c.id) u
      order by g.position, g.code`,
  );
