import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { prepareRounds } from './bets.ts';
import { openPlayers } from './players.ts';
import { sendPrepared } from './prepared.ts';
import { plain } from './report.ts';
import type { MeasuredSite } from './site.ts';
import { placeInLine } from './teams.ts';

const players = 1000;
/** Of each player. */
const uplines = 10;
const connections = 256;
/** More than any machine handles in a second. */
const mostPerSecond = 8000;

const count = (value: number) => value.toLocaleString('en');

/** Seconds by which figures are behind; each look is one of a tenth of a second. */
async function watchLag(db: pg.Client, work: Promise<unknown>): Promise<number> {
  let [over, most] = [false, 0];
  void work.finally(() => {
    over = true;
  });
  while (!over) {
    const { rows } = await db.query<{ lag: number }>(
      `select extract(epoch from clock_timestamp() - complete_until)::float as lag
         from figure_cursor`,
    );
    most = Math.max(most, rows[0]?.lag ?? 0);
    await sleep(100);
  }
  return most;
}

/** Ended rounds by the log, and those in the figures of the upline, which get a minute. */
async function countRounds(db: pg.Client, upline: string, members: readonly string[]) {
  const began = performance.now();
  for (;;) {
    const [row] = (
      await db.query<{ ended: number; counted: number }>(
        `select (select count(*)::integer from figure_log
                  where member_id = any ($1) and kind = 'round') as ended,
                (select coalesce(sum(rounds), 0)::integer from team_day
                  where upline_id = $2) as counted`,
        [members, upline],
      )
    ).rows;
    const { ended, counted } = row ?? { ended: 0, counted: 0 };
    if (ended === counted || performance.now() - began > 60_000) return { ended, counted };
    await sleep(50);
  }
}

/** How far figures are behind while a vendor bets and ends rounds as fast as it can. */
export async function measureLag(site: MeasuredSite, seconds: number): Promise<string[][]> {
  const db = new pg.Client({ connectionString: site.postgres('lantern') });
  await db.connect();
  try {
    const open = await openPlayers(db, players, 'agents');
    const members = open.map(({ playerId }) => playerId);
    const upline = await placeInLine(db, 'agents', members, uplines);
    await db.query('vacuum analyze member, line_link, purse');
    const requests = prepareRounds(site.url, site.vendorSecret, open, seconds * mostPerSecond);
    const sent = sendPrepared({ url: site.url, connections, seconds, requests, inOrder: 2 });
    const most = await watchLag(db, sent);
    const { perSecond, failures } = await sent;
    const { ended, counted } = await countRounds(db, upline, members);
    return [
      plain(
        'figures are behind by at most',
        `${most.toFixed(1)} s   at ${count(Math.round(perSecond / 2))} bets/s, ` +
          `each round ended, ${count(players)} players below ${uplines} uplines`,
      ),
      plain(
        'rounds in the figures of each upline',
        `${count(counted)} of ${count(ended)}   failed ${failures}`,
      ),
    ];
  } finally {
    await db.end();
  }
}
