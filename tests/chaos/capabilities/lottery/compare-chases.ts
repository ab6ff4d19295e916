import type { Finding } from '../../compare.ts';
import type { Checked } from '../../manifest.ts';

/**
 * Seconds in which a chase that has won is stopped, although workers are killed: a ticket of a draw
 * that closes within them may be played. If a draw since then was closed this many seconds late,
 * the site was away.
 */
const [stopsWithin, closesWithin] = [15, 5];

interface ChaseTicket {
  readonly reference: string;
  readonly state: string;
  readonly stops: boolean;
  /** Whether its draw comes after the first one that the chase has won. */
  readonly afterWin: boolean;
  /** Whether its draw closes long enough after that win was paid. */
  readonly longAfterWin: boolean;
}

/**
 * LOT-05: a chase that stops on a win has all its later tickets cancelled. No other ticket is
 * cancelled unless its member has asked for it.
 */
export async function compareChases({ db, scene }: Pick<Checked, 'db' | 'scene'>) {
  const asked = new Set(
    scene.journal.entries
      .filter(({ kind, attempts }) => kind === 'ticket cancelled' && attempts > 0)
      .map(({ key }) => key),
  );
  const { rows } = await db.query<ChaseTicket>(
    `select t.reference, t.state, c.stop_on_win as stops,
            coalesce(d.closes_at > w.closes_at, false) as "afterWin",
            coalesce(d.closes_at > w.paid_at + make_interval(secs => $1), false)
              and not exists (
                select from lottery_draw z
                 where z.game_code = d.game_code and z.closes_at between w.paid_at and d.closes_at
                   and coalesce(z.closed_at, now()) > z.closes_at + make_interval(secs => $2))
              as "longAfterWin"
       from lottery_chase c
       join lottery_ticket t on t.chase_id = c.id join lottery_draw d on d.id = t.draw_id
       left join lateral (
         select min(y.closes_at) as closes_at, min(x.ended_at) as paid_at
           from lottery_ticket x join lottery_draw y on y.id = x.draw_id
          where x.chase_id = c.id and x.payout > 0) w on true`,
    [stopsWithin, closesWithin],
  );
  return rows.flatMap(({ reference, state, stops, afterWin, longAfterWin }): Finding[] => {
    if (stops && longAfterWin && (state === 'placed' || state === 'settled'))
      return [{ rule: 'LOT-05 a chase stops on its win', what: `${reference} is ${state}` }];
    if (state === 'cancelled' && !asked.has(reference) && !(stops && afterWin))
      return [{ rule: 'LOT-05 a chase goes on until its win', what: `${reference} is cancelled` }];
    return [];
  });
}
