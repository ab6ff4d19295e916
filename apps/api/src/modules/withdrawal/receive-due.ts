import type { Data, Logged } from '../../contexts.ts';
import { receiveDue } from './withdrawal.store.ts';

/** Each batch is a transaction of its own, short enough for the limit of a statement. */
const batch = 200;

/**
 * Counts payouts as received that nobody has confirmed in time, the longest due first. The clock is
 * the database's, and each is taken once, however many workers run this and however long none did.
 */
export async function receiveDuePayouts(context: Data & Logged): Promise<number> {
  let all = 0;
  for (let done = batch; done === batch; all += done) done = await receiveDue(context.db, batch);
  if (all > 0)
    context.log.info({ event: 'withdrawals_received', count: all }, 'payouts count as received');
  return all;
}
