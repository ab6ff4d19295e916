import { findRow, findRows, getRow } from '@lantern/rows';
import type { Database } from '../../db/database.ts';
import { askVerdict } from '../../db/verdict.ts';

export interface HeldWinRow {
  roundId: string;
  memberId: string;
  username: string;
  vendorCode: string;
  gameCode: string;
  /** The game's name by language; null if the game is no longer known. */
  gameNames: Record<string, string> | null;
  vendorRoundId: string;
  amount: string;
  currency: string;
  heldAt: Date;
  keptAt: Date | null;
  releasedAt: Date | null;
  decider: string | null;
}

const select = `select h.round_id, h.member_id, m.username, h.vendor_code, h.game_code,
       g.names as game_names, h.vendor_round_id, h.amount::text, h.currency, h.held_at,
       h.kept_at, h.released_at, s.username as decider
  from held_win h
  join member m on m.id = h.member_id
  left join staff s on s.id = h.decided_by
  left join game g on g.vendor_code = h.vendor_code and g.code = h.game_code`;

const within = {
  held: 'h.released_at is null and h.amount > 0',
  released: 'h.released_at is not null',
} as const;
const order = {
  held: 'h.kept_at nulls first, h.held_at, h.round_id',
  released: 'h.released_at desc, h.round_id',
} as const;

export async function findHeldWins(
  { pool }: Database,
  brandId: string,
  show: keyof typeof within,
  offset: number,
  limit: number,
): Promise<{ rows: HeldWinRow[]; total: number }> {
  const where = `h.brand_id = $1 and ${within[show]}`;
  const [rows, { total }] = await Promise.all([
    findRows<HeldWinRow>(
      pool,
      `${select} where ${where} order by ${order[show]} offset $2 limit $3`,
      [brandId, offset, limit],
    ),
    getRow<{ total: number }>(
      pool,
      `select count(*)::int as total from held_win h where ${where}`,
      [brandId],
    ),
  ]);
  return { rows, total };
}

export const findHeldWin = ({ pool }: Database, brandId: string, roundId: string) =>
  findRow<HeldWinRow>(pool, `${select} where h.brand_id = $1 and h.round_id = $2`, [
    brandId,
    roundId,
  ]);

/** What was decided, or the code of a refusal. */
export const decideOnWin = ({ pool }: Database, values: readonly string[]) =>
  askVerdict(pool, 'select winning_decide($1, $2, $3, $4, $5, $6) as verdict', [...values]);
