import type { Queryable } from '@lantern/outside';
import type { Context } from '../context.ts';
import { jackpotNumber, winsJackpot } from '../fair/jackpot.ts';
import { gameOf } from '../games/index.ts';
import { leaseOf } from '../outbox/deliver.ts';
import { type Entry, oweAndClaim } from '../outbox/outbox.store.ts';
import { winCall } from './calls.ts';
import { getRound, markSettling, seedsOf } from './round.store.ts';
import type { Round } from './round.ts';

/**
 * Stores the outcome of a round, its draw of the jackpot and its pending win, in one transaction.
 * Returns the call, leased to the caller; undefined when the round was cancelled before.
 */
export async function decide(
  context: Context,
  tx: Queryable,
  { id, game, total, choice, jackpotOdds }: Round,
  outcome: unknown,
): Promise<Entry | undefined> {
  const payout = gameOf(game).payout(total, choice, outcome);
  const jackpot =
    jackpotOdds !== null &&
    winsJackpot(jackpotNumber(await seedsOf(tx, id)), total, BigInt(jackpotOdds));
  if (!(await markSettling(tx, id, { outcome, payout, jackpot }))) return undefined;
  const body = winCall(await getRound(tx, id), context.publicUrl);
  return oweAndClaim(tx, id, { call: 'win', body }, leaseOf(context));
}
