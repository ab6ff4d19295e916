import { setTimeout as sleep } from 'node:timers/promises';
import type { Part } from '../../part.ts';

/** After it there is nothing more to pay in this run. */
const pauseMs = 2000;

/** Starts the job, which the site runs each hour, until all commission is paid. */
export async function seePayment(part: Part): Promise<void> {
  const entry = part.note('commission paid', part.actor.id);
  while (performance.now() < part.scene.giveUpAt) {
    entry.attempts += 1;
    const left = await part.scene.ask(async (db) => {
      await db.query(
        `insert into pgboss.job (name) values ('referral-payment') on conflict do nothing`,
      );
      const { rows } = await db.query<{ left: boolean }>(
        `select not exists (select from referral_run)
                or exists (select from referral_commission where state <> 'paid') as left`,
      );
      return rows[0]?.left;
    });
    if (left === false) entry.verdict = 'ok';
    if (left === false) return sleep(pauseMs);
    await sleep(1000);
  }
}
