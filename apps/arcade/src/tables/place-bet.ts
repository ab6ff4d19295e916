import { isDeepStrictEqual } from 'node:util';
import { type Queryable, transaction } from '@lantern/outside';
import { v7 as uuidV7 } from 'uuid';
import type { Context } from '../context.ts';
import type { StakeLimits } from '../games/game.ts';
import { tableOf } from '../games/index.ts';
import { winOf } from '../games/money.ts';
import { type AnyTable, highestOf, type WrittenSpots } from '../games/table-game.ts';
import type { Answer, Transaction } from '../operator/operator.ts';
import { Refusal } from '../refusal.ts';
import { nothingTaken } from '../rounds/play-round.ts';
import { markRefused } from '../rounds/round.store.ts';
import { type Session, useSessionForBet } from '../sessions/session.store.ts';
import { findEarlier, getBet, insertBet, markWaiting } from './bet.store.ts';
import { cancelBets } from './cancel-bets.ts';
import { mostBets } from './clock.ts';
import { type CurrentRound, findRound } from './table.store.ts';
import { tableBetCall } from './table-calls.ts';
import type { TableBet } from './table-round.ts';

export interface BetRequest {
  session: string;
  roundId: string;
  betKey: string;
  /** Decimal digits by spot. */
  stakes: WrittenSpots;
  /** Where a bet in a flight is cashed out by itself, in hundredths; else at the win cap. */
  autoAt?: string | undefined;
}

export interface PlacedBet {
  bet: TableBet;
  /** The player's balance as the site reported it with this call; null when it did not. */
  balance: string | null;
}

/**
 * Places a bet in a shared round: stores it and takes the stake. The same key returns the same bet.
 * A bet whose answer is lost is cancelled when the round is decided, at the latest.
 *
 * @throws Refusal session_over, wrong_game, not_found, betting_closed, stakes_not_allowed,
 *   round_key_reused, round_under_way, too_many_requests, invalid_input
 */
export async function placeBet(context: Context, request: BetRequest): Promise<PlacedBet> {
  const { bet, session, number, fresh } = await transaction(context.database, (tx) =>
    reserve(context, tx, request),
  );
  if (!fresh) return { bet, balance: null };
  const answer = await context.operator.bet(tableBetCall(bet, session, number));
  const { database } = context;
  if (answer.kind !== 'accepted') {
    await giveUp(context, bet, answer);
    return { bet: await getBet(database, bet.id), balance: null };
  }
  // A round that was decided or void in the meantime has cancelled the bet.
  const placed = (await markWaiting(database, bet.id)) ?? (await getBet(database, bet.id));
  return { bet: placed, balance: answer.value.balance };
}

interface Reserved {
  bet: TableBet;
  session: Session;
  /** The number of the round, which decides the odds of a ticket. */
  number: number;
  /** This request created the bet; the site does not know it yet. */
  fresh: boolean;
}

/**
 * Stores the bet before the stake is taken. The lock of the session serialises its requests. Each
 * statement is a round trip during which the table is held, so there are few.
 */
async function reserve(context: Context, tx: Queryable, request: BetRequest): Promise<Reserved> {
  const { roundId, betKey, stakes } = request;
  const session = await useSessionForBet(tx, request.session, roundId);
  const round = await findRound(tx, roundId);
  const { known, bets } = await findEarlier(tx, session, request);
  if (known) {
    const isSame =
      known.tableRoundId === roundId &&
      isDeepStrictEqual(known.choice, stakes) &&
      known.autoAt === autoAtOf(session, request);
    if (!isSame) throw new Refusal('round_key_reused');
    return { bet: known, session, number: 0, fresh: false };
  }
  const { number } = requireOpen(session, round);
  const total = requireAllowed(session, request, number, bets);
  const bet = {
    ...{
      id: uuidV7(),
      sessionId: session.id,
      betKey,
      tableRoundId: roundId,
      choice: stakes,
      total,
      autoAt: autoAtOf(session, request),
    },
    ...{ playerId: session.playerId, game: session.game, currency: session.currency },
  };
  return {
    bet: await insertBet(tx, bet, 2 * context.callTimeoutMs),
    session,
    number,
    fresh: true,
  };
}

/** The round takes bets now; held with the session, it does so until the transaction ends. */
function requireOpen({ game }: Session, round: CurrentRound | undefined): CurrentRound {
  if (!round) throw new Refusal('not_found');
  if (round.game !== game) throw new Refusal('wrong_game');
  if (round.state !== 'betting' || round.due) throw new Refusal('betting_closed');
  return round;
}

/** Where a bet in a flight is cashed out by itself; null in other rounds. */
function autoAtOf(
  { game, currency, digits }: Session,
  { stakes, autoAt }: BetRequest,
): bigint | null {
  const { flight, limitsOf } = tableOf(game);
  if (!flight) return null;
  return autoAt ? BigInt(autoAt) : flight.ceilingOf(sumOf(stakes), limitsOf(currency, digits).cap);
}

/** @throws Refusal invalid_input, stakes_not_allowed, round_under_way */
function requireFlight(
  { flight }: AnyTable,
  { stakes, autoAt }: BetRequest,
  { cap }: StakeLimits,
  earlier: readonly TableBet[],
): void {
  if (!flight && autoAt !== undefined) throw new Refusal('invalid_input');
  if (!flight) return;
  if (earlier.some(({ state }) => live.has(state))) throw new Refusal('round_under_way');
  const at = BigInt(autoAt ?? flight.least);
  if (at < flight.least || at > flight.most) throw new Refusal('invalid_input');
  if (at > flight.ceilingOf(sumOf(stakes), cap)) throw new Refusal('stakes_not_allowed');
}

const live = new Set(['betting', 'open']);

/** With the stakes that the player has in the round already. Returns the total of the new ones. */
function requireAllowed(
  { game, currency, digits }: Session,
  request: BetRequest,
  number: number,
  earlier: readonly TableBet[],
): bigint {
  const { stakes } = request;
  const table = tableOf(game);
  const spots = Object.keys(stakes);
  const isOffered =
    spots.every((spot) => highestOf(table, number, spot) !== undefined) &&
    !(table.single && spots[1]);
  if (!isOffered) throw new Refusal('invalid_input');
  if (earlier.length >= mostBets) throw new Refusal('too_many_requests');
  const held = earlier.filter(({ state }) => live.has(state));
  const before = held.reduce((sum, { total }) => sum + total, 0n);
  const total = sumOf(stakes);
  const limits = table.limitsOf(currency, digits);
  requireFlight(table, request, limits, earlier);
  const isAllowed = Object.values(stakes).every((amount) => BigInt(amount) >= limits.minimum);
  const wins = mostOf(table, number, [stakes, ...held.map(({ choice }) => choice)]);
  const isWithin = before + total <= limits.maximum && wins <= limits.cap;
  if (!isAllowed || !isWithin) throw new Refusal('stakes_not_allowed');
  return total;
}

/** What tickets can win together at most; the spots of a table pay too little to reach a cap. */
const mostOf = (table: AnyTable, number: number, all: readonly WrittenSpots[]): bigint =>
  table.tickets
    ? all.flatMap(Object.entries).reduce((sum, [ticket, amount]) => {
        return sum + winOf(BigInt(amount), highestOf(table, number, ticket) ?? 0n);
      }, 0n)
    : 0n;

const sumOf = (stakes: WrittenSpots): bigint =>
  Object.values(stakes).reduce((sum, amount) => sum + BigInt(amount), 0n);

async function giveUp(
  { database, log }: Context,
  bet: TableBet,
  answer: Exclude<Answer<Transaction>, { kind: 'accepted' }>,
): Promise<void> {
  if (answer.kind === 'refused' && nothingTaken.has(answer.code)) {
    await markRefused(database, bet.id, answer.code);
    log.info({ betId: bet.id, code: answer.code }, 'the site rejected the bet');
    return;
  }
  await transaction(database, (tx) => cancelBets(tx, [bet.id]));
  const problem = answer.kind === 'refused' ? answer.code : answer.problem;
  log.warn({ betId: bet.id, problem }, 'the outcome of the bet is unknown; it is rolled back');
}
