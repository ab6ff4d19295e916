import { transaction } from '@lantern/outside';
import type { Context } from '../context.ts';
import { cancelBet } from '../rounds/cancel-bet.ts';
import { closeLeftRound } from '../rounds/close-left-round.ts';
import { takeLeftRounds, takeOverdueBets } from '../rounds/round.store.ts';
import { deliver, leaseOf } from './deliver.ts';
import { claimDue, type Entry } from './outbox.store.ts';

/** Sends the pending calls to the site while the process runs. */
export interface Courier {
  start(): void;
  /** Resolves after the calls in flight. The next process sends the rest. */
  stop(): Promise<void>;
}

const batch = 20;

/** Ends the rounds that their players have left. */
async function closeLeft(context: Context): Promise<number> {
  const left = await transaction(context.database, async (tx) => {
    const rounds = await takeLeftRounds(tx, batch);
    for (const round of rounds) await closeLeftRound(context, tx, round);
    return rounds;
  });
  for (const { id } of left) context.log.info({ roundId: id }, 'the round was left and is closed');
  return left.length;
}

/** Cancels overdue bets and attempts due calls once. True when there may be more. */
async function carry(context: Context): Promise<boolean> {
  const overdue = await transaction(context.database, async (tx) => {
    const rounds = await takeOverdueBets(tx, batch);
    for (const round of rounds) await cancelBet(tx, round);
    return rounds;
  });
  for (const { id } of overdue)
    context.log.warn({ roundId: id }, 'the bet got no answer and is cancelled');
  const left = await closeLeft(context);
  const entries = await claimDue(context.database, batch, leaseOf(context));
  await Promise.all(entries.map((entry) => attempt(context, entry)));
  return [entries.length, overdue.length, left].includes(batch);
}

/** When the answer cannot be stored, the call becomes due again after its lease. */
async function attempt(context: Context, entry: Entry): Promise<void> {
  try {
    await deliver(context, entry);
  } catch (error) {
    context.log.error(
      { err: error, roundId: entry.roundId },
      'the answer to a call could not be stored',
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
      context.log.error({ err: error }, 'the outbox could not be processed');
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
