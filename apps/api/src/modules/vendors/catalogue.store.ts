import { findRow, findRows, getRow } from '@lantern/rows';
import type { Database } from '../../db/database.ts';
import { askVerdict } from '../../db/verdict.ts';
import type { VendorGame } from '../../ports/vendor-game.ts';

/** The vendor's games that can be opened. */
export async function countGames({ pool }: Database, vendor: string): Promise<number> {
  const text =
    'select count(*)::int as games from game where vendor_code = $1 and removed_at is null';
  return (await getRow<{ games: number }>(pool, text, [vendor])).games;
}

/** Notes the differences; answers how many are open. A vendor without a row here has none. */
export async function compareCatalogue(
  { pool }: Database,
  vendor: string,
  games: readonly VendorGame[],
  now: Date,
): Promise<number> {
  const row = await findRow<{ open: number }>(
    pool,
    'select catalogue_compare(code, $2, $3) as open from vendor where code = $1',
    [vendor, JSON.stringify(games), now],
  );
  return row?.open ?? 0;
}

export async function noteReading(
  { pool }: Database,
  vendor: string,
  read: { now: Date; games: number | null; problem: 'silence' | 'too_few' | null },
): Promise<void> {
  await pool.query(
    `insert into vendor_catalogue (vendor_code, read_at, games, problem)
       select code, $2, $3, $4 from vendor where code = $1
     on conflict (vendor_code) do update
       set read_at = excluded.read_at, games = excluded.games, problem = excluded.problem`,
    [vendor, read.now, read.games, read.problem],
  );
}

/** What a vendor publishes of a game. */
export type Facts = Record<string, unknown> & { names?: Record<string, string> };

export interface ChangeRow {
  id: string;
  vendorCode: string;
  vendorName: string;
  code: string;
  kind: 'new' | 'changed' | 'removed' | 'returned';
  before: Facts | null;
  after: Facts | null;
  foundAt: Date;
  decision: 'accepted' | 'dismissed' | null;
  decidedAt: Date | null;
  decider: string | null;
}

const within = { open: 'c.decided_at is null', decided: 'c.decided_at is not null' } as const;
const order = {
  open: 'c.found_at, c.vendor_code, c.code',
  decided: 'c.decided_at desc, c.id',
} as const;

/** Decisions of another brand's staff are listed without their name. */
export async function findChanges(
  { pool }: Database,
  brandId: string,
  { show, offset, limit }: { show: keyof typeof within; offset: number; limit: number },
): Promise<{ rows: ChangeRow[]; total: number }> {
  const [rows, { total }] = await Promise.all([
    findRows<ChangeRow>(
      pool,
      `select c.*, v.name as vendor_name, s.username as decider
         from game_change c join vendor v on v.code = c.vendor_code
         left join staff s on s.id = c.decided_by and s.brand_id = $1
        where ${within[show]} order by ${order[show]} offset $2 limit $3`,
      [brandId, offset, limit],
    ),
    getRow<{ total: number }>(
      pool,
      `select count(*)::int as total from game_change c where ${within[show]}`,
    ),
  ]);
  return { rows, total };
}

/** `ok` or the code of a refusal. */
export const decideChange = ({ pool }: Database, values: readonly unknown[]) =>
  askVerdict(pool, 'select catalogue_decide($1, $2, $3, $4, $5, $6) as verdict', [...values]);

export interface BrandGameRow {
  nodeId: string;
  vendorCode: string;
  vendorName: string;
  code: string;
  names: Record<string, string>;
  category: string;
  rtp: string | null;
  position: number | null;
  hot: boolean | null;
  maintenance: boolean | null;
  hidden: boolean | null;
  markedNew: boolean | null;
  popularity: number | null;
}

/** Every game that the brand has or could have, in the brand's order; a search by name or code. */
export async function findBrandGames(
  { pool }: Database,
  brandId: string,
  { search, offset, limit }: { search: string; offset: number; limit: number },
): Promise<{ rows: BrandGameRow[]; total: number }> {
  const from = `from game g join vendor v on v.code = g.vendor_code
    left join brand_game b on b.brand_id = $1 and b.node_id = g.node_id
   where g.removed_at is null
     and ($2 = '' or strpos(g.search, games_plain($2)) > 0 or strpos(g.node_id, $2) > 0)`;
  const [rows, { total }] = await Promise.all([
    findRows<BrandGameRow>(
      pool,
      `select g.node_id, g.vendor_code, v.name as vendor_name, g.code, g.names, g.category, g.rtp,
              b.position, b.hot, b.maintenance, b.hidden, b.marked_new, b.popularity
         ${from} order by b.position nulls last, g.node_id offset $3 limit $4`,
      [brandId, search, offset, limit],
    ),
    getRow<{ total: number }>(pool, `select count(*)::int as total ${from}`, [brandId, search]),
  ]);
  return { rows, total };
}

/** `ok` or the code of a refusal. */
export const arrangeGame = ({ pool }: Database, values: readonly unknown[]) =>
  askVerdict(pool, 'select catalogue_arrange($1, $2, $3, $4, $5) as verdict', [...values]);
