import { findRow, findRows, getRow, type Queryable } from '@lantern/rows';
import type { FamilyCode, FastSchedule, Rate } from '@lantern/rules/lottery';
import type { Database } from '../../db/database.ts';

export interface OwnGame {
  code: string;
  family: FamilyCode;
  schedule: FastSchedule;
  ahead: number;
  open: number;
}

/** Own games that have fewer open draws than they should. */
export const findGamesToOpen = ({ pool }: Database) =>
  findRows<OwnGame>(
    pool,
    `select g.code, g.family, g.schedule, g.ahead, o.open
       from lottery_game g
      cross join lateral (
        select count(*)::integer as open from lottery_draw d
         where d.game_code = g.code and d.state = 'open' and d.closes_at > clock_timestamp()) o
      where g.own and not g.paused and g.schedule is not null and o.open < g.ahead
      order by g.position`,
  );

/** Serialises the opening of a game's draws. */
export const lockGame = (client: Queryable, code: string) =>
  findRow<{ now: Date }>(
    client,
    `with turn as materialized (select pg_advisory_xact_lock(hashtext('lottery ' || $1)))
     select clock_timestamp() as now from turn`,
    [code],
  );

export interface ChainRow {
  id: string;
  length: number;
  sealed: string;
  /** How many of its seeds are committed to. */
  used: number;
}

export const findChain = (client: Queryable, code: string) =>
  findRow<ChainRow>(
    client,
    `select c.id, c.length, c.sealed,
            coalesce((select max(d.place) + 1 from lottery_draw d where d.chain_id = c.id), 0)
              as used
       from lottery_seed_chain c where c.game_code = $1 order by c.id desc limit 1`,
    [code],
  );

export const addChain = (
  client: Queryable,
  chain: { id: string; code: string; anchor: string; length: number; sealed: string },
) =>
  findRows(
    client,
    `insert into lottery_seed_chain (id, game_code, anchor, length, sealed)
     values ($1, $2, decode($3, 'hex'), $4, $5)`,
    [chain.id, chain.code, chain.anchor, chain.length, chain.sealed],
  );

export const findSealed = ({ pool }: Database, chainId: string) =>
  findRow<{ sealed: string; length: number }>(
    pool,
    'select sealed, length from lottery_seed_chain where id = $1',
    [chainId],
  );

/** Which of a game's draws exist already. */
export const findKnown = async (client: Queryable, code: string, numeros: readonly string[]) =>
  (
    await findRows<{ numero: string }>(
      client,
      'select numero from lottery_draw where game_code = $1 and numero = any ($2)',
      [code, numeros],
    )
  ).map(({ numero }) => numero);

export const openDraws = (client: Queryable, draws: readonly object[]) =>
  findRow(client, 'select lottery_draw_open($1)', [JSON.stringify(draws)]);

export interface DueDraw {
  id: string;
  state: 'open' | 'closed' | 'drawn' | 'void';
  /** 1, and one more for each corrected result. */
  revision: number;
  family: FamilyCode;
  own: boolean;
  chainId: string | null;
  place: number | null;
  beaconChain: string | null;
  beaconRound: string | null;
  result: string[] | null;
}

/** Reads draws in the order of their closing. Each state has an index of its own. */
const findDue = ({ pool }: Database, due: string, values: unknown[] = []) =>
  findRows<DueDraw>(
    pool,
    `with due as (${due})
     select d.id, d.state, d.revision, g.family, g.own, d.chain_id, d.place,
            encode(d.beacon_chain, 'hex') as beacon_chain, d.beacon_round::text, d.result
       from due d join lottery_game g on g.code = d.game_code
      order by d.closes_at`,
    values,
  );

/** Draws to close or to draw. */
export const findToHold = (db: Database) =>
  findDue(
    db,
    `select * from lottery_draw where state = 'open' and closes_at <= clock_timestamp()
     union all
     select * from lottery_draw where state = 'closed'`,
  );

/** Draws with up to so many tickets to settle. */
export const findSmall = (db: Database, most: number) =>
  findDue(db, `select * from lottery_draw where state = 'drawn' and tickets <= $1`, [most]);

/** Draws with more tickets to settle, and all to refund. */
export const findLarge = (db: Database, most: number) =>
  findDue(
    db,
    `select * from lottery_draw where state = 'drawn' and tickets > $1
     union all
     select * from lottery_draw where state = 'void' and refunded_at is null`,
    [most],
  );

/** Locks a draw for closing and answers the next leaves of its book after a ticket. */
export const lockForClosing = (client: Queryable, id: string, after: string, most: number) =>
  findRows<{ id: string; leaf: string }>(
    client,
    `select id, encode(leaf, 'hex') as leaf from lottery_draw_lock($1, $2, $3)`,
    [id, after, most],
  );

/** Keeps the blocks of a large book, each with the ticket of its first leaf. */
export const addBlocks = (
  client: Queryable,
  drawId: string,
  firsts: readonly string[],
  hashes: readonly string[],
) =>
  findRows(
    client,
    `insert into lottery_book_block (draw_id, nth, first_ticket, hash)
     select $1, b.nth - 1, b.first, decode(b.hash, 'hex')
       from unnest($2::uuid[], $3::text[]) with ordinality b(first, hash, nth)`,
    [drawId, firsts, hashes],
  );

const verdictOf = async (client: Queryable, sql: string, values: unknown[]): Promise<string> =>
  (await findRow<{ verdict: string }>(client, `select ${sql} as verdict`, values))?.verdict ?? '';

export const closeDraw = (
  client: Queryable,
  closing: { id: string; root: string; chain: string; genesis: number; period: number },
) =>
  verdictOf(client, `lottery_draw_close($1, decode($2, 'hex'), decode($3, 'hex'), $4, $5)`, [
    closing.id,
    closing.root,
    closing.chain,
    closing.genesis,
    closing.period,
  ]);

export const recordDraw = (
  { pool }: Database,
  { id, seed, signature }: { id: string; seed: string; signature: string },
) =>
  verdictOf(pool, `lottery_draw_record($1, decode($2, 'hex'), decode($3, 'hex'))`, [
    id,
    seed,
    signature,
  ]);

export const giveUp = async ({ pool }: Database, id: string) =>
  (await findRow<{ given: boolean }>(pool, 'select lottery_draw_give_up($1) as given', [id]))
    ?.given ?? false;

/** A line of some tickets that are still to be settled. */
export interface PlacedLine {
  play: string;
  selection: string;
  unit: string;
  multiple: number;
  series: number | null;
  cardId: string;
}

/** A draw as it is settled. */
export type Drawn = Pick<DueDraw, 'id' | 'revision'>;

/** Equal lines, and the ids of the tickets that have them, with commas between. */
export interface SharedLine extends PlacedLine {
  tickets: string;
}

/** The next tickets of a lane: up to which one, and their lines, equal ones once. */
export interface NextPart {
  last: string;
  lines: SharedLine[];
}

/**
 * Members are settled in two lanes, so that no two parts of a draw move money of one member
 * (lottery_lane).
 */
export const lanes = [0, 1] as const;

/** The next tickets of a lane that are still to be settled; undefined if there are none. */
export async function findPart(
  { pool }: Database,
  drawId: string,
  lane: number,
  after: string,
  most: number,
): Promise<NextPart | undefined> {
  const lines = await findRows<{ last: string } & SharedLine>(pool, {
    name: 'part',
    text: `select last, card_id, play, selection, unit::text, multiple, series, tickets
             from lottery_next_part($1, $2, $3, $4)`,
    values: [drawId, lane, after, most],
  });
  const [first] = lines;
  return first && { last: first.last, lines };
}

/** Up to which ticket a lane is settled; null while another worker settles some. */
export const findSettledTo = async ({ pool }: Database, { id, revision }: Drawn, lane: number) =>
  (
    await getRow<{ last: string | null }>(
      pool,
      `select case when lottery_lane_lock($1, $3, false)
                   then lottery_settled_to($1, $2, $3) end as last`,
      [id, revision, lane],
    )
  ).last;

/** The prices of a family on a card. */
export const findRates = ({ pool }: Database, cardId: string, family: FamilyCode) =>
  findRow<{ rates: Readonly<Record<string, Rate>> }>(
    pool,
    `select card #> array['rates', $2] as rates from lottery_rate_card where id = $1`,
    [cardId, family],
  );

export interface Win {
  /** Ids of tickets, with commas between. */
  tickets: string;
  /** What each of them wins. */
  payout: bigint;
}

/**
 * Settles the tickets of a lane from one to another with the tickets that win. Answers up to which
 * ticket the lane is settled; null if the draw is not to be settled any more.
 */
export const settlePart = async (
  { pool }: Database,
  { id, revision }: Drawn,
  part: { lane: number; after: string; last: string },
  wins: readonly Win[],
) => {
  // Lists as texts: taken apart, thousands of ids would be put together again at once.
  const tickets = wins.map((win) => win.tickets);
  const payouts = wins.flatMap((win) => win.tickets.split(',').map(() => win.payout));
  const { last } = await getRow<{ last: string | null }>(
    pool,
    'select lottery_settle($1, $2, $3, $4, $5, $6, $7) as last',
    [
      ...[id, revision, part.lane, part.after, part.last],
      ...[`{${tickets.join()}}`, `{${payouts.join()}}`],
    ],
  );
  return last;
};

export const endDraw = async ({ pool }: Database, id: string) =>
  (await findRow<{ ended: boolean }>(pool, 'select lottery_draw_end($1) as ended', [id]))?.ended ??
  false;

/** Gives some stakes back; answers the last ticket, null if none is left after `after`. */
export const refund = async ({ pool }: Database, drawId: string, after: string, most: number) =>
  (
    await findRow<{ last: string | null }>(pool, 'select lottery_draw_refund($1, $2, $3) as last', [
      drawId,
      after,
      most,
    ])
  )?.last ?? null;

/**
 * The tickets that chases leave to cancel after a win. Lateral: a join once read the tickets of all
 * open draws, of which there may be a million, each second.
 */
export const findStopped = ({ pool }: Database) =>
  findRows<{ memberId: string; reference: string }>(
    pool,
    `select t.member_id, t.reference
       from lottery_chase c
      cross join lateral (
        select * from lottery_ticket x where x.chase_id = c.id and x.state = 'placed' offset 0) t
      cross join lateral (select * from lottery_draw x where x.id = t.draw_id limit 1) d
      where c.won_at > now() - interval '2 days' and c.stop_on_win
        and d.state = 'open' and d.closes_at > clock_timestamp()
      order by t.member_id, d.closes_at limit 500`,
  );
