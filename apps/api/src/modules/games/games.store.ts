import type { volatilities } from '@lantern/contracts';
import { findRow, findRows } from '@lantern/rows';
import type { Database } from '../../db/database.ts';
import type { Brand } from '../brand/index.ts';
import { shownCategory } from './categories.ts';

export interface GameRow {
  nodeId: string;
  code: string;
  names: Record<string, string>;
  /** In which the brand shows it. */
  category: string;
  rtp: string | null;
  trial: boolean;
  hot: boolean;
  maintenance: boolean;
  /** In the brand's order. */
  position: number;
  /** The players of each of the last seven days, summed. */
  popularity: number;
  /** The players of the last minutes. */
  playing: number;
  createdAt: Date;
  /** What staff say; null for by its age. */
  markedNew: boolean | null;
  /** An address of the vendor. */
  picture: string | null;
  vendorCode: string;
  vendorName: string;
  classify: string | null;
  /** The smallest stake in minor units, by currency. */
  minBets: Record<string, string>;
  /** The largest stake, likewise. */
  maxBets: Record<string, string>;
  lineNum: number | null;
}

const game = `g.node_id, g.code, g.names, g.category, g.rtp, g.trial, b.hot, b.maintenance,
    b.position, b.popularity, b.playing, g.created_at, g.vendor_code, v.name as vendor_name,
    g.classify, g.min_bets, g.max_bets, g.line_num, g.picture, b.marked_new`;
const offered = `brand_game b
    join game g on g.node_id = b.node_id join vendor v on v.code = g.vendor_code`;
const shown = 'not b.hidden and g.removed_at is null';

const shownBy = (brand: Brand) => (row: GameRow) => ({
  ...row,
  category: shownCategory(brand, row),
});

/** All games that a brand offers, in the brand's order and categories. */
export async function findGames({ pool }: Database, brand: Brand): Promise<GameRow[]> {
  const rows = await findRows<GameRow>(
    pool,
    `select ${game} from ${offered}
      where b.brand_id = $1 and ${shown} order by b.position, b.node_id`,
    [brand.id],
  );
  return rows.map(shownBy(brand));
}

/**
 * The lottery games of a category with the most players in the last seven days, as `games_rank`
 * counts those of other games.
 */
export async function findPopularDraws(
  { pool }: Database,
  brand: Brand,
  wanted: { category: string; vendor: string | undefined; codes: readonly string[] },
  { now, limit }: { now: Date; limit: number },
): Promise<GameRow[]> {
  return findRows<GameRow>(
    pool,
    `select g.node_id, g.code, g.names, g.category, g.rtp, g.trial, false as hot,
            false as maintenance, 0 as position, p.players as popularity, 0 as playing,
            g.created_at, g.vendor_code, v.name as vendor_name, g.classify, g.min_bets,
            g.max_bets, g.line_num, g.picture, false as marked_new
       from (select vendor_code, game_code, sum(players)::int as players from game_day
              where brand_id = $1 and day > $2::date - 7 group by 1, 2) p
       join game g on g.vendor_code = p.vendor_code and g.code = p.game_code
       join vendor v on v.code = g.vendor_code
      where g.category = $3 and g.classify = 'lottery' and g.code = any ($4)
        and ($5::text is null or g.vendor_code = $5) and p.players > 0
      order by p.players desc, g.node_id limit $6`,
    [brand.id, now, wanted.category, wanted.codes, wanted.vendor ?? null, limit],
  );
}

/** A vendor's game that the brand offers, by any of its names; undefined without any. */
export async function findGame(
  { pool }: Database,
  brand: Brand,
  named: { vendor: string; nodeId?: string | undefined; code?: string | undefined },
): Promise<GameRow | undefined> {
  const row = await findRow<GameRow>(
    pool,
    `select ${game} from ${offered}
      where b.brand_id = $1 and g.vendor_code = $2 and ${shown}
        and b.node_id = coalesce($3, b.node_id) and g.code = coalesce($4, g.code)
      order by b.position, b.node_id limit 1`,
    [brand.id, named.vendor, named.nodeId || null, named.code || null],
  );
  return row && shownBy(brand)(row);
}

export interface FactsRow {
  volatility: (typeof volatilities)[number] | null;
  rules: Record<string, string>;
}

/** What only the page of a game shows. */
export const findFacts = ({ pool }: Database, nodeId: string): Promise<FactsRow | undefined> =>
  findRow<FactsRow>(pool, 'select volatility, rules from game where node_id = $1', [nodeId]);

/**
 * The node ids of the brand's games whose names contain a text, in any language, or else are
 * similar; with how close they are.
 */
export async function searchGames(
  { pool }: Database,
  brand: Brand,
  text: string,
): Promise<ReadonlyMap<string, number>> {
  const rows = await findRows<{ nodeId: string; closeness: number }>(
    pool,
    'select node_id, closeness from games_search($1, $2)',
    [brand.id, text],
  );
  return new Map(rows.map(({ nodeId, closeness }) => [nodeId, closeness]));
}
