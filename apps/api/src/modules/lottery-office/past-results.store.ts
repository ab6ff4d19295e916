import { findRow, findRows } from '@lantern/rows';
import type { Region } from '@lantern/rules/lottery';
import type { Database } from '../../db/database.ts';
import { askVerdict } from '../../db/verdict.ts';
import type { AskedDraw } from '../../ports/result-source.ts';

/** How often the sources are asked about a day that they do not know. */
const mostTimes = 5;

/** Past days up to today, newest first, about which the sources are still to be asked. */
export const findPastDays = async ({ pool }: Database, today: string, most: number) =>
  (
    await findRows<{ date: string }>(
      pool,
      `select to_char(d, 'YYYY-MM-DD') as date
         from generate_series($1::date - $2::integer, $1::date - 1, interval '1 day') d
         left join lottery_past_day p on p.date = d::date
        where p.date is null or p.times < $3 and p.asked_at < now() - interval '1 hour'
        order by d desc`,
      [today, most, mostTimes],
    )
  ).map(({ date }) => date);

/** Notes that a day was asked about; a day that is `complete` is not asked about again. */
export const notePastDay = ({ pool }: Database, date: string, complete: boolean) =>
  findRow(
    pool,
    `insert into lottery_past_day as p (date, asked_at, times) values ($1, now(), $2)
     on conflict (date) do update set asked_at = now(), times = greatest(p.times + 1, $2)`,
    [date, complete ? mostTimes : 1],
  );

/** The draws of provinces on a day that this site does not have. */
export const findUnknown = (
  { pool }: Database,
  date: string,
  provinces: readonly { region: Region; province: string }[],
) =>
  findRows<AskedDraw>(
    pool,
    `select p.game_code || '-' || to_char($1::date, 'YYYYMMDD') as draw_id, g.family, p.region,
            p.code as province, $1 as date
       from lottery_province p join lottery_game g on g.code = p.game_code
      where p.code = any ($2)
        and not exists (select from lottery_draw d
                         where d.game_code = p.game_code
                           and d.numero = to_char($1::date, 'YYYYMMDD'))
      order by array_position($2, p.code)`,
    [date, provinces.map(({ province }) => province)],
  );

/** Writes a draw of the past on which the sources agree; answers `settled`, or why not. */
export const writePastDraw = (
  { pool }: Database,
  draw: Pick<AskedDraw, 'province' | 'date'>,
  root: string,
  said: readonly { source: string; result: readonly string[] }[],
): Promise<string> =>
  askVerdict(pool, `select lottery_past_draw_write($1, $2, decode($3, 'hex'), $4) as verdict`, [
    ...[draw.province, draw.date, root, JSON.stringify(said)],
  ]);
