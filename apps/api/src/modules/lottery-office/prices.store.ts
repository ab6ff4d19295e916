import type { OfficeCard, OfficeGame } from '@lantern/contracts';
import { findRows } from '@lantern/rows';
import type { RateCard } from '@lantern/rules/lottery';
import type { Database } from '../../db/database.ts';
import { askVerdict } from '../../db/verdict.ts';

interface OfficeGameRow extends Omit<OfficeGame, 'gameName'> {
  names: Record<string, string>;
}

/** All games in the order of the menu. */
export const listGames = ({ pool }: Database, brandId: string, currency: string) =>
  findRows<OfficeGameRow>(
    pool,
    `select g.code as game_code, g.names, g.family, g.own, g.region, g.paused,
            (g.schedule ->> 'every')::integer as every,
            (select count(*)::integer from lottery_draw d
              where d.game_code = g.code and d.state = 'open') as open,
            array(select distinct c.mode from lottery_rate_card c
                   where c.brand_id = $1 and c.currency = $2
                     and c.card #> array['rates', g.family] <> '{}'
                     and not exists (select from lottery_rate_card n
                                      where (n.brand_id, n.mode, n.currency)
                                            = (c.brand_id, c.mode, c.currency)
                                        and n.version > c.version)
                   order by c.mode) as prize_modes
       from lottery_game g order by g.position, g.code`,
    [brandId, currency],
  );

/** Answers `saved`, or the code of a refusal. */
export const pauseGame = (
  { pool }: Database,
  made: { brandId: string; staffId: string; gameCode: string; paused: boolean; reason: string },
): Promise<string> =>
  askVerdict(pool, 'select lottery_game_pause($1, $2, $3, $4, $5) as verdict', [
    ...[made.brandId, made.staffId, made.gameCode, made.paused, made.reason],
  ]);

/** The newest card of each prize mode. */
export const listCards = ({ pool }: Database, brandId: string, currency: string) =>
  findRows<Omit<OfficeCard, 'savedAt'> & { savedAt: Date }>(
    pool,
    `select distinct on (c.mode) c.card || jsonb_build_object('version', c.version) as card,
            c.created_at as saved_at, s.username as saved_by
       from lottery_rate_card c left join staff s on s.id = c.created_by
      where c.brand_id = $1 and c.currency = $2 order by c.mode, c.version desc`,
    [brandId, currency],
  );

/** Answers `saved`, or the code of a refusal. */
export const saveCard = (
  { pool }: Database,
  made: { brandId: string; staffId: string; card: RateCard; reason: string },
): Promise<string> =>
  askVerdict(pool, 'select lottery_rate_card_save($1, $2, $3, $4) as verdict', [
    ...[made.brandId, made.staffId, JSON.stringify(made.card), made.reason],
  ]);
