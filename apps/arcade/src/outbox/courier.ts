import type { Context } from '../context.ts';
import { transaction } from '../database/database.ts';
import { cancelBet } from '../rounds/cancel-bet.ts';
import { takeOverdueBets } from '../rounds/round.store.ts';
import { deliver, leaseOf } from './deliver.ts';
import { claimDue, type Entry } from './outbox.store.ts';

/** Carries what is owed to the site, for as long as the process runs. */
export interface Courier {
  start(): void;
  /** Ends after the calls that are on their way. What is left is carried by the next process. */
  stop(): Promise<void>;
}

const batch = 20;

/**
 * Cancels bets whose answer was lost, and makes one attempt at calls that are due. True when there
 * may be more of them.
 */
async function carry(context: Context): Promise<boolean> {
  const overdue = await transaction(context.database, async (tx) => {
    const rounds = await takeOverdueBets(tx, batch);
    for (const round of rounds) await cancelBet(tx, round);
    return rounds;
  });
  for (const { id } of overdue)
    context.log.warn({ roundId: id }, 'the bet was given up without an answer');
  const entries = await claimDue(context.database, batch, leaseOf(context));
  await Promise.all(entries.map((entry) => attempt(context, entry)));
  return entries.length === batch || overdue.length === batch;
}

/**
 * An answer that cannot be written down leaves the call to the next lease; the other calls go on.
 */
async function attempt(context: Context, entry: Entry): Promise<void> {
  try {
    await deliver(context, entry);
  } catch (error) {
    context.log.error(
      { err: error, roundId: entry.roundId },
      'the answer to a call could not be written down',
    );
  }
}

export function makeCourier(context: Context, everyMs: number): Courier {
  let running = false;
  let timer: NodeJS.Timeout | undefined;
  let turn = Promise.resolve();

  async function take(): Promise<number> {
    try {
      return (await carry(context)) ? 0 : everyMs;
    } catch (error) {
      context.log.error({ err: error }, 'the outbox could not be carried');
      return everyMs;
    }
  }
  function next(delayMs: number): void {
    clearTimeout(timer);
    if (!running) return;
    timer = setTimeout(() => {
      turn = turn.then(take).then(next);
    }, delayMs);
  }
  return {
    start: () => {
      running = true;
      next(0);
    },
    stop: async () => {
      running = false;
      clearTimeout(timer);
      await turn;
    },
  };
}
