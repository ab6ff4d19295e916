import type { Stage } from '../../manifest.ts';

export const gameCode = 'k3-quick';

/**
 * A game that draws every six seconds, so that its draws end within a run, with six draws to chase.
 * The others are paused: their chains of seeds would take the time of the workers.
 */
export async function openQuickGame({ db }: Pick<Stage, 'db'>): Promise<void> {
  await db.query('update lottery_game set paused = true');
  await db.query(
    `insert into lottery_game (code, family, drawing, own, names, position, default_play, schedule,
                               ahead, margin)
       select $1, family, drawing, true, names, 0, default_play,
              schedule || '{"every": 6, "closing": 1}', 6, interval '0'
         from lottery_game where code = 'k3-1'`,
    [gameCode],
  );
  await db.query(
    `insert into game (node_id, vendor_code, code, names, category, trial, classify)
       select 'LOTT:' || $1, vendor_code, $1, names, category, trial, classify
         from game where node_id = 'LOTT:k3-1'`,
    [gameCode],
  );
}
