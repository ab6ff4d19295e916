import { Collector } from '../../db/collector.ts';
import { type Bet, isOfOneBet, placeAlone, placeTogether } from './bets.store.ts';
import type { PlayContext } from './context.ts';
import { withOwnLinks } from './own-links.ts';
import type { PlayAnswer } from './play.store.ts';
import { type Receipt, receiptOf } from './wallet-protocol.ts';

/** As many calls at a time as two cores have work for; a third one gains nothing. */
const lanes = 2;
const largest = 256;
/** Two seconds of bets on a busy machine: whoever would wait for longer is better told at once. */
const mostWaiting = 10_000;

/**
 * The bets of one member go by the same lane, so that no two calls of this process wait for each
 * other's purses.
 */
const laneOf = ({ playerId }: Bet): number => Number.parseInt(playerId.slice(-2), 16);

/**
 * Takes bets, many in one call of the database where many arrive at a time. The function that it
 * returns throws a Refusal with the balance for a bet that is not taken, and `unavailable` when too
 * many wait.
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
