import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { giveOpeningBalance } from '@lantern/database/seed';
import { leafOf } from '@lantern/draws';
import { accountType } from '@lantern/rules';
import type pg from 'pg';
import { castMember, currency } from '../../cast.ts';
import type { Part } from '../../part.ts';
import { gameCode } from './quick-game.ts';

/** 1120 tickets: more than the 1024 of a block of the bet book. */
const [members, ticketsOfEach] = [32, 35];
/** Tickets of one transaction, as a gateway collects them. */
const together = 128;
/** Of this many draws one has a crowd. */
const every = 4;
const crowdName = 'chaos crowd';

/** Members who only fill bet books. */
export async function castCrowd(db: pg.ClientBase): Promise<void> {
  await db.query('create table crowd_draw (draw_id text primary key)');
  for (let nth = 0; nth < members; nth += 1) {
    const { id, brandId } = await castMember(db, accountType.member, null);
    await db.query('update member set nickname = $2 where id = $1', [id, crowdName]);
    await giveOpeningBalance(db, brandId, id, 90_000_001n);
  }
}

interface Seat {
  readonly id: string;
  readonly member: string;
  readonly brand: string;
  readonly card: string;
}

/** A draw for a crowd that takes bets for some seconds more; each draw is found once. */
async function findDraw(db: pg.ClientBase): Promise<string | undefined> {
  const { rows } = await db.query<{ id: string }>(
    `insert into crowd_draw
       select d.id from lottery_draw d
        where d.game_code = $1 and d.state = 'open' and d.place % $2 = 0
          and d.closes_at - clock_timestamp() between interval '2 seconds' and interval '8 seconds'
     on conflict do nothing returning draw_id as id`,
    [gameCode, every],
  );
  return rows[0]?.id;
}

async function findSeats(db: pg.ClientBase): Promise<Seat[]> {
  const { rows } = await db.query<Seat>(
    `select uuid_v7() as id, m.id as member, m.brand_id as brand, c.id as card
       from member m
       join lottery_rate_card c on c.brand_id = m.brand_id and c.currency = m.currency
                               and c.mode = 'Elott' and c.version = 1
      cross join generate_series(1, $2::integer) nth
      where m.nickname = $1 order by m.id`,
    [crowdName, ticketsOfEach],
  );
  return rows;
}

/** The only ticket of a slip, as the gateway writes it. */
function slipOf({ id, member, brand, card }: Seat, drawId: string) {
  const reference = `T-${randomBytes(6).toString('hex').toUpperCase()}`;
  const salt = randomBytes(16).toString('hex');
  const [unit, cost] = ['1000000', '1000'];
  const line = { play: 'sides', selection: 'small', unit, series: 1980, cost };
  const inBook = { ...line, multiple: '1', series: '1980', cardVersion: '1' };
  const ticket = {
    ...{ id, draw: drawId, reference, salt, amount: cost, rebate: '0', most: '0' },
    leaf: leafOf({ drawId, reference, salt, lines: [inBook] }),
    lines: [{ ...line, nth: 1, notes: 1, multiple: 1 }],
  };
  return {
    ...{ member, brand, currency, key: `crowd${id}`, game: gameCode, mode: 'Elott', card },
    ...{ slip: 0, nth: 1, content: 'aa', most: '999999999999999', tickets: [ticket], spots: [] },
  };
}

/** LOT-07: a draw with so many tickets that its bet book has blocks. */
export async function placeCrowd(part: Part): Promise<void> {
  const { scene } = part;
  const drawId = await scene.ask(findDraw);
  if (!drawId) return sleep(500);
  const seats = (await scene.ask(findSeats)) ?? [];
  const slips = seats.map((seat) => slipOf(seat, drawId));
  for (let from = 0; from < slips.length; from += together)
    await scene.ask((db) =>
      db.query('select from lottery_place_together($1)', [
        JSON.stringify(slips.slice(from, from + together)),
      ]),
    );
  const entry = part.note('crowd ended', drawId);
  while (performance.now() < scene.giveUpAt) {
    entry.attempts += 1;
    const ended = await scene.ask(async (db) => {
      const { rowCount } = await db.query(
        `select from lottery_draw
          where id = $1 and (state = 'settled' or refunded_at is not null)`,
        [drawId],
      );
      return rowCount === 1;
    });
    if (ended) entry.verdict = 'ok';
    if (ended) return;
    await sleep(500);
  }
}
