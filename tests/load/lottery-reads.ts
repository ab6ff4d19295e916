import { endpoints } from '@lantern/contracts';
import type pg from 'pg';
import { byTurns, load, type Rate } from './measure.ts';
import { plain } from './report.ts';
import type { MeasuredSite } from './site.ts';

const connections = 8;
/** Draws of a game that draws every five minutes, for a year. */
const draws = 288 * 365;
const longAgo = 300;

/** What the page of a draw asks for, again and again until something has ended. */
export async function pageDuring(
  { url }: MeasuredSite,
  drawId: string,
  work: Promise<unknown>,
): Promise<Rate[]> {
  let over = false;
  void work.finally(() => {
    over = true;
  });
  const rates: Rate[] = [];
  const address = `${url}${endpoints.drawDetails.path}?drawId=${drawId}`;
  while (!over) rates.push(await load({ url: address, connections, seconds: 3 }));
  await work;
  return rates;
}

/** A year of results of a game. */
async function fillArchive(db: pg.Client): Promise<void> {
  await db.query('set session_replication_role = replica');
  await db.query(
    `insert into lottery_draw (id, game_code, day, numero, state, opens_at, closes_at, draws_at,
                               closed_at, book_root, tickets, result, drawn_at, settled_at)
       select 'vn18-5-old-' || n, 'vn18-5', at::date, 'old-' || n, 'settled',
              at - interval '1 hour', at, at, at, sha256('book'), 0,
              array(select lpad(((n * 7 + p * 13) % 100000)::text, 5, '0')
                      from generate_series(1, 18) p), at, at
         from generate_series(1, $1) n
        cross join lateral (select now() - n * interval '5 minutes') x(at)`,
    [draws],
  );
  await db.query('set session_replication_role = origin');
  await db.query('vacuum analyze lottery_draw');
}

/** The results of a day of a year, compared with those of today. */
export async function measureArchive(
  { url }: MeasuredSite,
  db: pg.Client,
  seconds: number,
): Promise<string[][]> {
  await fillArchive(db);
  const path = `${endpoints.lotteryResults.path}?gameCode=vn18-5&pageSize=20`;
  const dayBefore = (days: number) =>
    new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
  const ofDay = (day: () => string) => () =>
    load({
      url,
      connections,
      seconds,
      make: () => ({ path: `${path}&day=${day()}`, headers: {} }),
    });
  const rates = await byTurns(3, {
    today: ofDay(() => dayBefore(0)),
    past: ofDay(() => dayBefore(longAgo)),
    any: ofDay(() => dayBefore(1 + Math.floor(Math.random() * 364))),
  });
  const line = (name: string, rate: Rate) =>
    plain(
      name,
      `${Math.round(rate.perSecond)}/s   p50 ${rate.p50} ms   ` +
        `${(rates.today.perSecond / rate.perSecond).toFixed(2)} of the time`,
    );
  return [
    line("today's results", rates.today),
    line(`results of ${longAgo} days ago`, rates.past),
    line('results of any day of a year', rates.any),
  ];
}
