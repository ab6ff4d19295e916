import { Collector } from '../../db/collector.ts';
import { type Bet, isOfOneBet, placeAlone, placeTogether } from './bets.store.ts';
import type { PlayContext } from './context.ts';
import { withOwnLinks } from './own-links.ts';
import type { PlayAnswer } from './play.store.ts';
import { type Receipt, receiptOf } from './wallet-protocol.ts';

/** Concurrent database calls: two keep two cores busy, and a third gains nothing. */
const lanes = 2;
const largest = 256;
/** About two seconds of bets on a busy machine; beyond that, a bet is rejected at once. */
const mostWaiting = 10_000;

/** One member's bets use one lane, so that two calls of this process never share a purse lock. */
const laneOf = ({ playerId }: Bet): number => Number.parseInt(playerId.slice(-2), 16);

/**
 * Accepts bets and decides those that arrive together in one database call. The returned function
 * throws a Refusal with the balance for a rejected bet, and `unavailable` when too many wait.
 */
export function openBets(context: PlayContext): (bet: Bet) => Promise<Receipt> {
  const { db } = context;
  const collector = new Collector<Bet, PlayAnswer>({
    ...{ lanes, laneOf, largest, mostWaiting },
    together: (bets) => placeTogether(db, bets),
    alone: (bet) => placeAlone(db, bet),
    isOfOne: isOfOneBet,
  });
  return async (given) => {
    const bet = withOwnLinks(context, given);
    return receiptOf(context, bet, await collector.add(bet));
  };
}
