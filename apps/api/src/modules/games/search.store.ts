import type { GameCategory } from '@lantern/contracts';
import { findRow, findRows } from '@lantern/rows';
import type { Database } from '../../db/database.ts';
import type { Brand } from '../brand/index.ts';
import { movedVendors } from './categories.ts';
import type { GameRow } from './games.store.ts';

interface Wanted {
  brand: Brand;
  language: string;
  category: GameCategory | undefined;
  vendor: string | undefined;
  /** Matches any part of the game's name in the language, without regard to case and accents. */
  part: string | undefined;
  classify: string | undefined;
  /** Minor units; matches games that accept this stake. */
  stake: string | undefined;
  leastLines: number | undefined;
  limit: number;
  offset: number;
}

/** SQL for a text without case and accents. Unicode does not decompose đ, so it is replaced. */
function plain(text: string): string {
  const lower = `lower(normalize(${text}, NFC) collate "und-x-icu")`;
  const unaccented = `regexp_replace(normalize(${lower}, NFD), '[\\u0300-\\u036f]', '', 'g')`;
  return `replace(${unaccented}, 'đ', 'd')`;
}

const shownName = "coalesce(g.names->>$5, g.names->>'en', g.code)";

// See `shownCategory`.
const shown = `case
  when g.category = 'SPORTS' and g.vendor_code = any ($10::text[]) then 'ESPORTS'
  when g.category = 'SPORTS' and g.vendor_code = any ($11::text[]) then 'COCKFIGHT'
  else g.category end`;

// `strpos` has no wildcards, so a percent sign matches only itself.
const found = `from brand_game b
  join game g on g.node_id = b.node_id
  join vendor v on v.code = g.vendor_code
  where b.brand_id = $1
    and ($2::text is null or ${shown} = $2)
    and ($3::text is null or g.vendor_code = $3)
    and ($4::text is null or strpos(${plain(shownName)}, ${plain('$4::text')}) > 0)
    and ($6::text is null or g.classify = $6)
    and ($7::bigint is null or (g.min_bets->>$8)::bigint <= $7)
    and ($9::int is null or g.line_num >= $9)`;

/** A page of the brand's games that match, in the brand's order, and their total number. */
export async function searchGames(
  { pool }: Database,
  wanted: Wanted,
): Promise<{ rows: GameRow[]; total: number }> {
  const { brand, language, category, vendor, part, classify, stake, leastLines } = wanted;
  const moved = movedVendors(brand);
  const filter = [
    brand.id,
    category ?? null,
    vendor || null,
    part || null,
    language,
    classify ?? null,
    stake ?? null,
    brand.currency,
    leastLines ?? null,
    moved.ESPORTS,
    moved.COCKFIGHT,
  ];
  const [rows, counted] = await Promise.all([
    findRows<GameRow>(
      pool,
      `select g.node_id, g.code, g.names, ${shown} as category, g.rtp, g.trial, b.hot,
              b.maintenance, b.position, g.created_at, v.code as vendor_code,
              v.name as vendor_name, g.classify, g.min_bets, g.line_num ${found}
        order by b.position, b.node_id limit $12 offset $13`,
      [...filter, wanted.limit, wanted.offset],
    ),
    findRow<{ total: number }>(pool, `select count(*)::int as total ${found}`, filter),
  ]);
  return { rows, total: counted?.total ?? 0 };
}
