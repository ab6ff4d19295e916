import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { quantile } from './measure.ts';
import type { Table } from './report.ts';
import type { MeasuredSite } from './site.ts';
import { type Caller, leave, openCallers } from './table-guests.ts';

/** The vendor takes 300 calls a minute of a session. */
const everyMs = 200;
const shots = 2;
const seconds = 20;

/** A fish that has just entered the sea: each second one does, and its number says when. */
const newestFish = () => Math.floor(Date.now() / 1_000) * 8;

/** Shoots at the allowed rate, whenever the last volley is answered. */
async function hunt({ post }: Caller, until: number, times: number[], failed: string[]) {
  await pause(Math.random() * everyMs);
  while (performance.now() < until) {
    const next = performance.now() + everyMs;
    const reply = await post('/api/rounds', {
      ...{ game: 'reef-hunt', roundKey: randomBytes(16).toString('hex') },
      ...{ stake: String(1_000 * shots), choice: { fish: Array(shots).fill(newestFish()) } },
    });
    if (reply.success) times.push(reply.ms);
    else failed.push(reply.code ?? '');
    await pause(Math.max(0, next - performance.now()));
  }
}

/** Bets and wins of the game that the site has booked. */
async function bookedBy(site: MeasuredSite): Promise<{ bets: number; wins: number }> {
  const database = new pg.Client({ connectionString: site.postgres('lantern') });
  await database.connect();
  try {
    const { rows } = await database.query<{ bets: number; wins: number }>(
      `select count(*) filter (where v.kind = 'bet')::integer as bets,
              count(*) filter (where v.kind = 'win')::integer as wins
         from vendor_transaction v
         join game_round r on r.vendor_code = v.vendor_code
                          and r.vendor_round_id = v.vendor_round_id
        where r.game_code = 'reef-hunt'`,
    );
    return rows[0] ?? { bets: 0, wins: 0 };
  } finally {
    await database.end();
  }
}

/** Hunters at reefs. Each shoots as fast as the vendor allows. */
export async function measureHunters(site: MeasuredSite): Promise<Table[]> {
  const tables: Table[] = [];
  for (const count of [10, 40]) {
    const hunters = await openCallers(site, 'reef-hunt', count);
    const [times, failed]: [number[], string[]] = [[], []];
    const before = await bookedBy(site);
    const until = performance.now() + seconds * 1_000;
    await Promise.all(hunters.map((hunter) => hunt(hunter, until, times, failed)));
    const { bets, wins } = await bookedBy(site);
    const rate = (total: number) => `${(total / seconds).toFixed(0)} a second`;
    tables.push({
      title: `Reef  ${count} hunters who shoot as fast as they may, ${shots} shots a volley`,
      target: `${count * (1_000 / everyMs)} volleys a second`,
      rows: [
        [
          'volley answered',
          `p50 ${quantile(times, 0.5).toFixed(0)} ms, p99 ${quantile(times, 0.99).toFixed(0)} ms`,
          rate(times.length),
          failed.length > 0 ? `${failed.length} refused: ${[...new Set(failed)].join(', ')}` : '',
        ],
        [
          'booked by the site',
          `${rate(bets - before.bets)} bets`,
          `${rate(wins - before.wins)} wins`,
        ],
      ],
    });
  }
  leave([]);
  return tables;
}
