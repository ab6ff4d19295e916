import type { Context } from '../context.ts';
import type { Answer, Transaction } from '../operator/operator.ts';
import { type Entry, finish, postpone } from './outbox.store.ts';

/**
 * Attempts a pending call once and returns the site's answer. An accepted call finishes its round;
 * after any other answer the call becomes due again, because a win must be paid.
 */
export async function deliver(context: Context, entry: Entry): Promise<Answer<Transaction>> {
  const { operator } = context;
  const answer = await (entry.call === 'win'
    ? operator.win(entry.body)
    : operator.rollback(entry.body));
  if (answer.kind === 'accepted') await finishRound(context, entry, answer.value.jackpot);
  else await retryLater(context, entry, answer.kind === 'refused' ? answer.code : answer.problem);
  return answer;
}

async function finishRound(
  { database, log }: Context,
  entry: Entry,
  jackpot: string | undefined,
): Promise<void> {
  await finish(database, entry, jackpot);
  const { roundId, call, attempts } = entry;
  log.info({ roundId, call, attempts }, 'the site accepted the call');
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
    'the site has not accepted the call yet',
  );
}

/** Longer than a call can take, so that two running processes never send the same call. */
export const leaseOf = ({ callTimeoutMs }: Context): number => 2 * callTimeoutMs;

/** One second, doubling up to five minutes, minus a random quarter to spread the retries. */
export function backOff(attempts: number): number {
  const delayMs = Math.min(1_000 * 2 ** Math.min(attempts - 1, 20), 300_000);
  return Math.round(delayMs * (1 - Math.random() / 4));
}
