import type { Data, Logged } from '../../contexts.ts';
import { receiveDue } from './withdrawal.store.ts';

/** Each batch is one transaction, short enough for the statement timeout. */
const batch = 200;

/**
 * Marks payouts as received that were not confirmed in time, the longest overdue first. Any number
 * of workers may run this; each payout is marked once, by the database's clock.
 */
export async function receiveDuePayouts(context: Data & Logged): Promise<number> {
  let all = 0;
  for (let done = batch; done === batch; all += done) done = await receiveDue(context.db, batch);
  if (all > 0)
    context.log.info(
      { event: 'withdrawals_received', count: all },
      'payouts were marked as received',
    );
  return all;
}
