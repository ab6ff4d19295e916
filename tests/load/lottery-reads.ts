import { endpoints } from '@lantern/contracts';
import type pg from 'pg';
import { load, median, type Rate } from './measure.ts';
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

/** Asks for each address in turn, one request at a time; the milliseconds that each took. */
async function timeInTurns<Name extends string>(
  seconds: number,
  addresses: Record<Name, () => string>,
): Promise<Record<Name, number[]>> {
  const names = Object.keys(addresses) as Name[];
  const times = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<
    Name,
    number[]
  >;
  const until = performance.now() + seconds * 1000;
  while (performance.now() < until)
    for (const name of names) {
      const began = performance.now();
      const reply = await fetch(addresses[name]());
      await reply.arrayBuffer();
      if (!reply.ok) throw new Error(`${addresses[name]()} answered ${reply.status}`);
      times[name].push(performance.now() - began);
    }
  return times;
}

/**
 * The results of a day of a year, compared with those of today. The requests alternate, so that
 * whatever else the machine does slows each of them.
 */
export async function measureArchive(
  { url }: MeasuredSite,
  db: pg.Client,
  seconds: number,
): Promise<string[][]> {
  await fillArchive(db);
  const path = `${url}${endpoints.lotteryResults.path}?gameCode=vn18-5&pageSize=20`;
  const dayBefore = (days: number) =>
    new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
  const ofDay = (daysAgo: () => number) => () => `${path}&day=${dayBefore(daysAgo())}`;
  const addresses = {
    today: ofDay(() => 0),
    past: ofDay(() => longAgo),
    any: ofDay(() => 1 + Math.floor(Math.random() * 364)),
  };
  // Before it counts, code is compiled.
  await timeInTurns(1, addresses);
  const times = await timeInTurns(3 * seconds, addresses);
  const line = (name: string, of: readonly number[]) =>
    plain(
      name,
      `p50 ${median(of).toFixed(2)} ms   ` +
        `${(median(of) / median(times.today)).toFixed(2)} of the time`,
    );
  return [
    line("today's results", times.today),
    line(`results of ${longAgo} days ago`, times.past),
    line('results of any day of a year', times.any),
  ];
}
