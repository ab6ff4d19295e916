import { findRow, findRows } from '@lantern/rows';
import type { FamilyCode, FastSchedule, PrizeMode, RateCard, Region } from '@lantern/rules/lottery';
import type { Database } from '../../db/database.ts';

export interface GameRow {
  code: string;
  family: FamilyCode;
  own: boolean;
  names: Record<string, string>;
  region: Region | null;
  defaultPlay: string;
  schedule: FastSchedule | null;
}

export const findGames = ({ pool }: Database) =>
  findRows<GameRow>(
    pool,
    `select code, family, own, names, region, default_play, schedule
       from lottery_game order by position, code`,
  );

export interface CardRow {
  id: string;
  mode: PrizeMode;
  version: number;
  card: RateCard;
}

/** The newest rate card of each prize mode. */
export const findCards = ({ pool }: Database, brandId: string, currency: string) =>
  findRows<CardRow>(
    pool,
    `select distinct on (mode) id, mode, version, card from lottery_rate_card
      where brand_id = $1 and currency = $2 order by mode, version desc`,
    [brandId, currency],
  );

/** The rebate with which a member's slips begin, in hundredths of a percent. */
export const findRebate = async ({ pool }: Database, memberId: string): Promise<number | null> =>
  (
    await findRow<{ rebate: number | null }>(
      pool,
      'select lottery_rebate as rebate from member where id = $1',
      [memberId],
    )
  )?.rebate ?? null;

export interface OpenedRow {
  gameCode: string;
  drawId: string;
  numero: string;
  opensAt: Date;
  closesAt: Date;
  drawsAt: Date;
}

/** The next open draws of each game, or of one. */
export const findOpened = (
  { pool }: Database,
  { own, gameCode, count }: { own: boolean; gameCode: string | null; count: number },
) =>
  findRows<OpenedRow>(
    pool,
    `select d.game_code, d.id as draw_id, d.numero, d.opens_at, d.closes_at, d.draws_at
       from lottery_game g
      cross join lateral (
        select * from lottery_draw x
         where x.game_code = g.code and x.state = 'open' and x.closes_at > clock_timestamp()
         order by x.closes_at limit $3) d
      where g.own = $1 and ($2::text is null or g.code = $2)
      order by g.position, g.code, d.closes_at`,
    [own, gameCode, count],
  );

export interface LastRow {
  gameCode: string;
  drawId: string;
  numero: string;
  result: string[];
}

export const findLast = ({ pool }: Database, games: readonly string[]) =>
  findRows<LastRow>(
    pool,
    `select d.game_code, d.id as draw_id, d.numero, d.result
       from unnest($1::text[]) g(code)
      cross join lateral (
        select * from lottery_draw x where x.game_code = g.code and x.result is not null
         order by x.closes_at desc limit 1) d`,
    [games],
  );

export const findNow = async ({ pool }: Database): Promise<Date> =>
  (await findRow<{ now: Date }>(pool, 'select clock_timestamp() as now'))?.now ?? new Date(0);

/** The games that a member has bet on, the last one first. */
export const findRecentCodes = ({ pool }: Database, memberId: string) =>
  findRows<{ gameCode: string }>(
    pool,
    `select d.game_code from (
       select draw_id, id from lottery_ticket where member_id = $1 order by id desc limit 500) t
       join lottery_draw d on d.id = t.draw_id
      group by d.game_code order by max(t.id::text) desc limit 20`,
    [memberId],
  );
