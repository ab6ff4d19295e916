import { findRow, findRows } from '@lantern/rows';
import type { Database } from '../../db/database.ts';
import type { GameRow } from './games.store.ts';

interface Wanted {
  brandId: string;
  language: string;
  category: string | undefined;
  vendor: string | undefined;
  /** Matches any part of the game's name in the language, without regard to case and accents. */
  part: string | undefined;
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

// `strpos` has no wildcards, so a percent sign matches only itself.
const found = `from brand_game b
  join game g on g.node_id = b.node_id
  join vendor v on v.code = g.vendor_code
  where b.brand_id = $1
    and ($2::text is null or g.category = $2)
    and ($3::text is null or g.vendor_code = $3)
    and ($4::text is null or strpos(${plain(shownName)}, ${plain('$4::text')}) > 0)`;

/** A page of the brand's games that match, in the brand's order, and their total number. */
export async function searchGames(
  { pool }: Database,
  wanted: Wanted,
): Promise<{ rows: GameRow[]; total: number }> {
  const { brandId, language, category, vendor, part, limit, offset } = wanted;
  const filter = [brandId, category ?? null, vendor ?? null, part || null, language];
  const [rows, counted] = await Promise.all([
    findRows<GameRow>(
      pool,
      `select g.node_id, g.code, g.names, g.category, g.rtp, g.trial, b.hot,
              b.maintenance, b.position, g.created_at, v.code as vendor_code,
              v.name as vendor_name ${found}
        order by b.position, b.node_id limit $6 offset $7`,
      [...filter, limit, offset],
    ),
    findRow<{ total: number }>(pool, `select count(*)::int as total ${found}`, filter),
  ]);
  return { rows, total: counted?.total ?? 0 };
}
