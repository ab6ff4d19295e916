import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Part } from '../../part.ts';
import { startJob } from '../../start-job.ts';
import { correctedOf, type QuickDraw, reportedOf } from './quick-province.ts';
import { hearAll, type Reading, report, wordsOf } from './sources.ts';

/** Milliseconds after closing until the sources of a void draw agree, if no one has voided it. */
const mostLateMs = 10_000;

interface Now {
  readonly state: string;
  readonly revision: number;
  readonly result: string[] | null;
  /** Milliseconds since closing; negative before it. */
  readonly since: number;
  /** What its sources have said, as the site has noted it. */
  readonly readings: readonly Reading[];
  /** Whether all stakes of a void draw are back, and all members know of a correction. */
  readonly refunded: boolean;
  readonly told: boolean;
}

/** Starts the jobs that the site runs each minute, and reads what has become of a draw. */
const look = (part: Part, drawId: string): Promise<Now | undefined> =>
  part.scene.ask(async (db) => {
    for (const job of ['province-results', 'lottery-corrections']) await startJob(db, job);
    const { rows } = await db.query<Now>(
      `select d.state, d.revision, d.result, d.refunded_at is not null as refunded,
              (extract(epoch from clock_timestamp() - d.closes_at) * 1000)::integer as since,
              coalesce((select jsonb_agg(jsonb_build_object(
                  'source', r.source, 'result', r.result, 'fault', r.fault))
                from lottery_reading r where r.draw_id = d.id), '[]') as readings,
              exists (select from lottery_correction_told t
                       where (t.draw_id, t.revision) = (d.id, 2)) as told
         from lottery_draw d where d.id = $1`,
      [drawId],
    );
    return rows[0];
  });

const reason = 'Two people have read the page of the province';

/** One person proposes, another one approves. */
async function decide(part: Part, path: string, body: object, drawId: string): Promise<void> {
  const made = part.note('draw proposal', drawId);
  const wish = { drawId, reason, ...body };
  await part.until(made, () => part.staff(`/ops/lottery/${path}`, wish, randomUUID()));
  const id = await part.scene.ask(async (db) => {
    const { rows } = await db.query<{ id: string }>(
      "select id from proposal where subject = $1 and status = 'open'",
      [drawId],
    );
    return rows[0]?.id ?? null;
  });
  if (!id) return;
  await part.until(part.note('draw proposal approved', drawId), () =>
    part.staff('/ops/proposals/approve', { id }, randomUUID(), 'reviewer'),
  );
}

/** What two people decide about a draw now, if its fate is that they decide something. */
async function decideNow(part: Part, { id, fate }: QuickDraw, now: Now): Promise<boolean> {
  if (fate === 'void' && now.since > -500) await decide(part, 'draws/void', {}, id);
  else if (fate === 'decided' && now.state === 'closed')
    await decide(part, 'results/propose', { result: await reportedOf(id) }, id);
  else if (fate === 'corrected' && now.state === 'settled' && now.result)
    await decide(part, 'results/correct', { result: correctedOf(now.result) }, id);
  else return false;
  return true;
}

const hasEnded = ({ fate }: QuickDraw, { state, revision, refunded, told }: Now): boolean =>
  state === 'void'
    ? refunded
    : state === 'settled' && (fate !== 'corrected' || (revision === 2 && told));

/**
 * LOT-05: sees to a Vietnamese draw from its opening to its end. Its sources fail or differ until
 * the site has noted it, and agree then; two people void it, decide or correct its result.
 */
export async function driveDraw(part: Part, draw: QuickDraw): Promise<void> {
  const { scene } = part;
  const entry = part.note('province draw ended', draw.id);
  const words = wordsOf(draw);
  let phase: 'open' | 'failing' | 'right' = 'open';
  let isDecided = false;
  while (performance.now() < scene.giveUpAt) {
    entry.attempts += 1;
    const now = await look(part, draw.id);
    if (now) entry.heard = `${draw.fate}: ${now.state}, revision ${now.revision}`;
    if (now && hasEnded(draw, now) && (phase === 'right' || draw.fate === 'void'))
      entry.verdict = 'ok';
    if (entry.verdict) break;
    if (now && phase === 'open' && now.since > -500) phase = 'failing';
    const isEnough =
      now && (draw.fate === 'void' ? now.since > mostLateMs : await hearAll(draw, now.readings));
    if (phase === 'failing' && isEnough) {
      if (draw.fate !== 'void') noteWords(part, draw.id, words);
      phase = 'right';
      await report(part, draw.id, ['agrees', 'agrees']);
    }
    // Again and again: Redis may have been emptied.
    if (phase === 'failing') await report(part, draw.id, words);
    if (now && !isDecided) isDecided = await decideNow(part, draw, now);
    await sleep(400);
  }
  if (phase === 'failing') await report(part, draw.id, ['agrees', 'agrees']);
}

/** The report of the run counts what the sources have said and the site has noted. */
function noteWords(part: Part, drawId: string, words: readonly string[]): void {
  for (const word of words)
    if (word !== 'agrees') part.note(`source ${word}`, drawId).verdict = 'ok';
}
