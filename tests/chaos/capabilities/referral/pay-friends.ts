import { setTimeout as sleep } from 'node:timers/promises';
import type { Part } from '../../part.ts';
import { startJob } from '../../start-job.ts';

/** After it there is nothing more to pay in this run. */
const pauseMs = 2000;

/** Starts the job, which the site runs each hour, until all commission is paid. */
export async function seePayment(part: Part): Promise<void> {
  const entry = part.note('commission paid', part.actor.id);
  while (performance.now() < part.scene.giveUpAt) {
    entry.attempts += 1;
    const left = await part.scene.ask(async (db) => {
      const { rows } = await db.query<{ left: boolean }>(
        `select not exists (select from referral_run)
                or exists (select from referral_commission where state <> 'paid') as left`,
      );
      if (rows[0]?.left) await startJob(db, 'referral-payment');
      return rows[0]?.left;
    });
    if (left === false) entry.verdict = 'ok';
    if (left === false) return sleep(pauseMs);
    await sleep(1000);
  }
}
