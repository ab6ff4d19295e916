import type pg from 'pg';
import { StandInResults } from '../../../../apps/api/src/adapters/stand-in-results.ts';
import type { Stage } from '../../manifest.ts';

export const gameCode = 'vn-quick';
const province = 'quick';
/** Milliseconds. */
const [openFor, drawnAfter] = [6000, 500];

/** What becomes of a draw besides its result, in turns. */
const fates = ['plain', 'corrected', 'void', 'corrected', 'decided'] as const;
export type Fate = (typeof fates)[number];

/**
 * A province whose draws are opened by the run, a few seconds before they close. A real one draws
 * once a week, at its hour.
 */
export async function openQuickProvince({ db }: Pick<Stage, 'db'>): Promise<void> {
  await db.query(
    `insert into lottery_game (code, family, drawing, own, names, position, region, default_play,
                               patience)
       select $1, family, drawing, own, names, 999, region, default_play, patience
         from lottery_game where code = 'vn-ca-mau'`,
    [gameCode],
  );
  await db.query(
    `insert into game (node_id, vendor_code, code, names, category, trial, classify)
       select 'LOTT:' || $1, vendor_code, $1, names, category, trial, classify
         from game where node_id = 'LOTT:vn-ca-mau'`,
    [gameCode],
  );
  await db.query(
    `insert into lottery_province (code, region, name, game_code)
       values ('${province}', 'south', 'Quick', '${gameCode}');
     create table quick_draw (
       nth serial primary key, draw_id text not null unique, driver uuid not null)`,
  );
}

export interface QuickDraw {
  readonly id: string;
  readonly fate: Fate;
  /** The number of the draw in the run, from 1. */
  readonly nth: number;
  readonly isDriver: boolean;
}

/**
 * The draw that takes bets; a new one where there is none. The member who has opened it sees to
 * what becomes of it.
 */
export async function findOrOpen(db: pg.ClientBase, member: string): Promise<QuickDraw> {
  await db.query('begin');
  await db.query("select pg_advisory_xact_lock(hashtext('quick province'))");
  const { rows } = await db.query<{ id: string; nth: number; driver: string }>(
    `select q.draw_id as id, q.nth, q.driver from quick_draw q
       join lottery_draw d on d.id = q.draw_id
      where d.state = 'open' and d.closes_at > clock_timestamp() + interval '0.5 seconds'`,
  );
  const { id, nth, driver } = rows[0] ?? (await open(db, member));
  await db.query('commit');
  return { id, nth, fate: fates[nth % fates.length] ?? 'plain', isDriver: driver === member };
}

async function open(db: pg.ClientBase, driver: string) {
  const { rows } = await db.query<{ id: string; nth: number }>(
    `insert into quick_draw (draw_id, driver)
       select $1 || '-' || 20990000 + count(*), $2 from quick_draw
     returning draw_id as id, nth`,
    [gameCode, driver],
  );
  const [{ id, nth } = { id: '', nth: 0 }] = rows;
  await db.query(
    `select lottery_draw_open(jsonb_build_array(jsonb_build_object(
       'game', $1::text, 'day', current_date, 'numero', split_part($2, '-', 3),
       'closes', date_trunc('milliseconds', clock_timestamp()) + $3 * interval '1 millisecond',
       'draws', date_trunc('milliseconds', clock_timestamp()) + $4 * interval '1 millisecond')))`,
    [gameCode, id, openFor, openFor + drawnAfter],
  );
  await db.query(
    `insert into lottery_province_draw (draw_id, region, province, date)
       values ($1, 'south', '${province}', current_date)`,
    [id],
  );
  return { id, nth, driver };
}

const source = new StandInResults('one', async () => undefined);

/** What both sources report in the end: members who know it win often. */
export const reportedOf = async (drawId: string): Promise<readonly string[]> =>
  (await source.fetch({
    ...{ drawId, family: 'vn18', region: 'south', province, date: '' },
  })) ?? [];

/** The same numbers with the next last digit of ĐB. */
export const correctedOf = ([special = '', ...others]: readonly string[]): string[] => [
  `${special.slice(0, -1)}${(Number(special.at(-1)) + 1) % 10}`,
  ...others,
];
