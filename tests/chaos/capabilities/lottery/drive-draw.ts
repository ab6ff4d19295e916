import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ResultMood } from '../../../../apps/api/src/adapters/stand-in-results.ts';
import type { Part } from '../../part.ts';
import { withRedis } from '../../redis.ts';
import { startJob } from '../../start-job.ts';
import { correctedOf, type QuickDraw, reportedOf } from './quick-province.ts';

/** What a source may report at first. */
const moods: readonly (ResultMood | 'agrees')[] = [
  ...(['late', 'unreachable', 'wrong', 'partial', 'contradictory'] as const),
  ...(['agrees', 'agrees', 'agrees'] as const),
];
const sources = ['one', 'two'] as const;
/** Milliseconds after closing: a source that is late says nothing. */
const mostWrongMs = 10_000;

interface Now {
  readonly state: string;
  readonly revision: number;
  readonly result: string[] | null;
  /** Milliseconds since closing; negative before it. */
  readonly since: number;
  /** Whether a source has said something. */
  readonly read: boolean;
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
              exists (select from lottery_reading r where r.draw_id = d.id) as read,
              exists (select from lottery_correction_told t
                       where (t.draw_id, t.revision) = (d.id, 2)) as told
         from lottery_draw d where d.id = $1`,
      [drawId],
    );
    return rows[0];
  });

/** Repeats until Redis has noted it: what a source reports must not stay wrong. */
async function report(part: Part, chosen: readonly (ResultMood | 'agrees')[]): Promise<void> {
  const note = () =>
    withRedis(part.scene.redisUrl, async (redis) => {
      for (const [at, name] of sources.entries())
        await redis.set(`results:${name}`, chosen[at] ?? 'agrees');
    });
  while (performance.now() < part.scene.giveUpAt && !(await note())) await sleep(200);
}

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
 * LOT-05: sees to a Vietnamese draw from its opening to its end. Its sources are late, wrong or
 * differ, and agree some seconds later; two people void it, decide or correct its result.
 */
export async function driveDraw(part: Part, draw: QuickDraw): Promise<void> {
  const { chance, scene } = part;
  const entry = part.note('province draw ended', draw.id);
  const mood = () => (draw.fate === 'void' ? 'late' : chance.pick(moods));
  let phase: 'open' | 'wrong' | 'right' = 'open';
  let isDecided = false;
  while (performance.now() < scene.giveUpAt) {
    entry.attempts += 1;
    const now = await look(part, draw.id);
    if (now && hasEnded(draw, now)) entry.verdict = 'ok';
    if (entry.verdict) break;
    if (now && phase === 'open' && now.since > -500) {
      await report(part, [mood(), mood()]);
      phase = 'wrong';
    } else if (now && phase === 'wrong' && (now.read || now.since > mostWrongMs)) {
      await report(part, []);
      phase = 'right';
    }
    if (now && !isDecided) isDecided = await decideNow(part, draw, now);
    await sleep(400);
  }
  if (phase === 'wrong') await report(part, []);
}
