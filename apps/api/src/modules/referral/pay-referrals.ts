import type { Data, Logged } from '../../contexts.ts';
import { calculate, findDue, findOpenPlans, pay } from './referral.store.ts';

const atOnce = 100;
const firstId = '00000000-0000-0000-0000-000000000000';

/** Calculates the periods that have ended, and pays the commission that is due. */
export async function payReferrals(context: Data & Logged): Promise<void> {
  for (const { id } of await findOpenPlans(context.db)) while (await calculate(context.db, id));
  await payDue(context);
}

/** A wallet that cannot receive keeps its commission until a later run. */
async function payDue({ db, log }: Data & Logged): Promise<void> {
  for (let after = firstId; ; ) {
    const due = await findDue(db, after, atOnce);
    for (const { id } of due) {
      const verdict = await pay(db, id);
      if (verdict !== 'posted' && verdict !== 'nothing')
        log.warn({ event: 'referral_not_paid', member: id, verdict }, 'a commission was not paid');
    }
    const last = due.at(-1);
    if (!last || due.length < atOnce) return;
    after = last.id;
  }
}
