import type { Database } from '../../db/database.ts';
import type { GameRow } from './games.store.ts';

interface Wanted {
  brandId: string;
  language: string;
  category: string | undefined;
  vendor: string | undefined;
  /** Found anywhere in the name that is shown in the language, whatever its case and accents. */
  part: string | undefined;
  limit: number;
  offset: number;
}

/**
 * A text without case and accents: what Unicode writes as a mark of its own is left out, and so is
 * the stroke of a đ.
 */
const plain = (text: string) =>
  `replace(regexp_replace(normalize(lower(normalize(${text}, NFC) collate "und-x-icu"), NFD), '[\\u0300-\\u036f]', '', 'g'), 'đ', 'd')`;

// `strpos` knows no wildcards: a percent sign finds percent signs.
const found = `from brand_game b join game g on g.node_id = b.node_id join vendor v on v.code = g.vendor_code
  where b.brand_id = $1 and ($2::text is null or g.category = $2) and ($3::text is null or g.vendor_code = $3)
    and ($4::text is null or strpos(${plain("coalesce(g.names->>$5, g.names->>'en', g.code)")}, ${plain('$4::text')}) > 0)`;

/** A page of the brand's games that fit, in the brand's order, and how many there are. */
export async function searchGames(
  { pool }: Database,
  wanted: Wanted,
): Promise<{ rows: GameRow[]; total: number }> {
  const { brandId, language, category, vendor, part, limit, offset } = wanted;
  const filter = [brandId, category ?? null, vendor ?? null, part || null, language];
  const [page, counted] = await Promise.all([
    pool.query<GameRow>(
      `select g.node_id as "nodeId", g.code, g.names, g.category, g.rtp, g.trial, b.hot, b.maintenance, b.position,
              g.created_at as "createdAt", v.code as "vendorCode", v.name as "vendorName" ${found}
        order by b.position, b.node_id limit $6 offset $7`,
      [...filter, limit, offset],
    ),
    pool.query<{ total: number }>(`select count(*)::int as total ${found}`, filter),
  ]);
  return { rows: page.rows, total: counted.rows[0]?.total ?? 0 };
}
