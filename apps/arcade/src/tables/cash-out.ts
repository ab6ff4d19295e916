import { type Queryable, transaction } from '@lantern/outside';
import type { Context } from '../context.ts';
import { findTable } from '../games/index.ts';
import type { Flight } from '../games/table-game.ts';
import { Refusal } from '../refusal.ts';
import { getSession } from '../sessions/session.store.ts';
import { betsOf, getBet, markCashedOut } from './bet.store.ts';
import type { PlacedBet } from './place-bet.ts';
import { type CurrentRound, findRound } from './table.store.ts';
import type { TableBet } from './table-round.ts';

export interface CashOutRequest {
  session: string;
  roundId: string;
  /** The milliseconds since the request arrived at this server. */
  waitedMs(): number;
}

/**
 * Cashes the player's bet out at the multiplier of the moment when the request arrived here. It is
 * stored at once and paid at the end of the flight. The same request again returns the same bet.
 *
 * @throws Refusal session_over, wrong_game, not_found, step_not_allowed, round_over
 */
export const cashOut = ({ database }: Context, request: CashOutRequest): Promise<PlacedBet> =>
  transaction(database, async (tx) => {
    const { roundId, waitedMs } = request;
    const [round, waited] = [findRound(tx, roundId), waitedMs()];
    const arrived = { round: await round, waited };
    const { game, playerId } = await getSession(tx, request.session);
    const flight = findTable(game)?.flight;
    if (!flight) throw new Refusal('wrong_game');
    if (!arrived.round) throw new Refusal('not_found');
    if (arrived.round.game !== game) throw new Refusal('wrong_game');
    const bet = (await betsOf(tx, roundId, playerId)).find(({ state }) => played.has(state));
    if (!bet) throw new Refusal('step_not_allowed');
    if (bet.cashOut !== null) return { bet, balance: null };
    const at = timesOf(flight, arrived.round, waited);
    return { bet: await store(tx, bet, at), balance: null };
  });

const played = new Set(['open', 'settling', 'settled']);

/** The multiplier when the request arrived. @throws Refusal step_not_allowed, round_over */
function timesOf(flight: Flight<unknown>, round: CurrentRound, waited: number): bigint {
  const { state, outcome, lateMs } = round;
  if (state === 'betting' || state === 'closed') throw new Refusal('step_not_allowed');
  const flown = (round.flownMs ?? 0) - waited;
  const isOver =
    state === 'flying'
      ? lateMs - waited >= 0
      : state !== 'crashed' || flown >= flight.endOf(outcome);
  if (isOver) throw new Refusal('round_over');
  const at = flight.timesAt(flown);
  if (at < flight.least) throw new Refusal('step_not_allowed');
  return at;
}

/** One statement: whichever comes first, this or the settlement, the other one sees it. */
async function store(tx: Queryable, bet: TableBet, at: bigint): Promise<TableBet> {
  const isStored = await markCashedOut(tx, bet.id, at);
  const now = await getBet(tx, bet.id);
  if (!isStored && now.cashOut === null) throw new Refusal('round_over');
  return now;
}
