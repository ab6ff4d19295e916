import { findRows, getRow } from '@lantern/rows';
import type { Database } from '../../db/database.ts';
import { askVerdict } from '../../db/verdict.ts';
import type { AskedDraw } from '../../ports/result-source.ts';

export type ReadingFault = 'unreachable' | 'unreadable' | 'partial' | 'other_draw';

export interface ReadDraw extends AskedDraw {
  state: 'closed' | 'drawn' | 'settled';
}

/**
 * Draws whose sources are asked: those that wait for a result, and those of the last two hours,
 * because a source may correct itself.
 */
export const findReadable = ({ pool }: Database): Promise<ReadDraw[]> =>
  findRows<ReadDraw>(
    pool,
    `select p.draw_id, g.family, p.region, p.province, to_char(p.date, 'YYYY-MM-DD') as date,
            d.state
       from lottery_province_draw p join lottery_draw d on d.id = p.draw_id
       join lottery_game g on g.code = d.game_code
      where d.draws_at <= clock_timestamp()
        and (d.state = 'closed'
             or d.state in ('drawn', 'settled') and d.drawn_at > now() - interval '2 hours')
      order by d.draws_at, d.id`,
  );

export interface Reading {
  drawId: string;
  source: string;
  result: readonly string[] | null;
  fault: ReadingFault | null;
}

/** Notes what a source says; answers whether it says something new. */
export async function noteReading({ pool }: Database, reading: Reading): Promise<boolean> {
  const { noted } = await getRow<{ noted: boolean }>(
    pool,
    'select lottery_reading_write($1, $2, $3, $4) as noted',
    [reading.drawId, reading.source, reading.result, reading.fault],
  );
  return noted;
}

/** Takes the result on which sources agree: `drawn`, `waiting`, `differ` or why not. */
export const takeAgreed = ({ pool }: Database, drawId: string): Promise<string> =>
  askVerdict(pool, 'select lottery_result_agree($1) as verdict', [drawId]);
