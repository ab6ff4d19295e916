import type { Context } from '../context.ts';
import { transaction } from '../database/database.ts';
import type { Answer, Transaction } from '../operator/operator.ts';
import { markCancelled, markSettled } from '../rounds/round.store.ts';
import { type Entry, postpone, remove } from './outbox.store.ts';

/**
 * Makes one attempt at a call that is owed, and gives back the site's answer. An accepted call
 * finishes its round; any other answer leaves it due again later: a win is owed until the site has
 * said that it is paid.
 */
export async function deliver(context: Context, entry: Entry): Promise<Answer<Transaction>> {
  const { operator } = context;
  const answer = await (entry.call === 'win'
    ? operator.win(entry.body)
    : operator.rollback(entry.body));
  if (answer.kind === 'accepted') await finish(context, entry);
  else await retryLater(context, entry, answer.kind === 'refused' ? answer.code : answer.problem);
  return answer;
}

async function finish(
  { database, log }: Context,
  { roundId, call, attempts }: Entry,
): Promise<void> {
  await transaction(database, async (tx) => {
    await remove(tx, roundId);
    await (call === 'win' ? markSettled(tx, roundId) : markCancelled(tx, roundId));
  });
  log.info({ roundId, call, attempts }, 'the site has the call');
}

async function retryLater(
  context: Context,
  { roundId, call, attempts }: Entry,
  problem: string,
): Promise<void> {
  const delayMs = context.retryDelayMs(attempts);
  await postpone(context.database, roundId, delayMs, problem);
  context.log.warn(
    { roundId, call, attempts, problem, delayMs },
    'the site does not have the call yet',
  );
}

/**
 * Longer than a call can take, so that no call is made twice by two processes that are both alive.
 */
export const leaseOf = ({ callTimeoutMs }: Context): number => 2 * callTimeoutMs;

/**
 * One second at first, twice as long each time, five minutes at most; up to a quarter less, so that
 * many do not come at once.
 */
export function backOff(attempts: number): number {
  const delayMs = Math.min(1_000 * 2 ** Math.min(attempts - 1, 20), 300_000);
  return Math.round(delayMs * (1 - Math.random() / 4));
}
