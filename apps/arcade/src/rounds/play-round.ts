import { isDeepStrictEqual } from 'node:util';
import { type Queryable, transaction } from '@lantern/outside';
import { v7 as uuidV7 } from 'uuid';
import type { Context } from '../context.ts';
import { gameOf } from '../games/index.ts';
import type { Answer, Transaction } from '../operator/operator.ts';
import { deliver } from '../outbox/deliver.ts';
import { Refusal } from '../refusal.ts';
import { takeNonce } from '../seeds/seed.store.ts';
import { type Session, useSession } from '../sessions/session.store.ts';
import { betCall, freeBetCall } from './calls.ts';
import { cancelBet } from './cancel-bet.ts';
import { openMs } from './close-left-round.ts';
import { decide } from './decide.ts';
import { progressOf } from './progress.ts';
import {
  findRoundByKey,
  getRound,
  hasRoundUnderWay,
  insertRound,
  markOpen,
  markRefused,
  type NewRound,
  seedsOf,
} from './round.store.ts';
import type { Round } from './round.ts';

export interface RoundRequest {
  session: string;
  game: string;
  roundKey: string;
  /** The whole stake, in minor units. */
  stake: bigint;
  /** In the shape of the game. */
  choice: unknown;
  /** A free round of the session, for which `stake` is what it is played for. */
  free?: true | undefined;
}

export interface PlayedRound {
  round: Round;
  /** The player's balance as the site reported it with this call; null when it did not. */
  balance: string | null;
  /** How many free rounds are left, as the site reported it. */
  freeLeft?: number | undefined;
}

/**
 * Plays one round: stores it, takes the stake, decides it and pays, or opens it for steps. The same
 * key returns the same round in its current state. After a crash at any point the courier finishes
 * or cancels the round.
 *
 * @throws Refusal session_over, wrong_game, stakes_not_allowed, betting_closed, round_under_way,
 *   round_key_reused
 */
export async function playRound(context: Context, request: RoundRequest): Promise<PlayedRound> {
  const { round, session, fresh } = await transaction(context.database, (tx) =>
    reserve(context, tx, request),
  );
  if (!fresh) return { round, balance: null };
  const { operator } = context;
  const answer = await (round.freeGrant === null
    ? operator.bet(betCall(round, session))
    : operator.freeBet(freeBetCall(round, session, round.freeGrant)));
  if (answer.kind !== 'accepted') {
    await giveUp(context, round, answer);
    return { round: await getRound(context.database, round.id), balance: null };
  }
  const played = { ...(await goOn(context, round)), freeLeft: answer.value.freeRoundsLeft };
  return played.round.state === 'open' ? { ...played, balance: answer.value.balance } : played;
}

interface Reserved {
  round: Round;
  session: Session;
  /** This request created the round; its bet is not sent yet. */
  fresh: boolean;
}

/** Stores the round with its nonce before the bet is sent. The session lock serialises requests. */
async function reserve(context: Context, tx: Queryable, request: RoundRequest): Promise<Reserved> {
  const session = await useSession(tx, request.session);
  const known = await findRoundByKey(tx, session.id, request.roundKey);
  if (known) {
    if (!isSame(known, request)) throw new Refusal('round_key_reused');
    return { round: known, session, fresh: false };
  }
  const round = await insertRound(
    tx,
    await newRound(tx, session, request),
    2 * context.callTimeoutMs,
  );
  return { round, session, fresh: true };
}

const isSame = (known: Round, { game, stake, choice, free }: RoundRequest): boolean =>
  known.game === game &&
  known.total === stake &&
  (known.freeGrant !== null) === (free === true) &&
  isDeepStrictEqual(known.choice, choice);

/** @throws Refusal wrong_game, stakes_not_allowed, betting_closed, round_under_way */
async function newRound(
  tx: Queryable,
  session: Session,
  { game: code, roundKey, stake, choice, free }: RoundRequest,
): Promise<NewRound> {
  const { playerId, currency, digits } = session;
  if (session.game !== code) throw new Refusal('wrong_game');
  const game = gameOf(code);
  const limits = game.limitsOf(currency, digits);
  if (!game.allows(limits, stake, choice)) throw new Refusal('stakes_not_allowed');
  // A session without free rounds has no value that a free round could have.
  if (free && session.freeValue !== String(stake)) throw new Refusal('stakes_not_allowed');
  if (game.isInTime?.(choice, Date.now()) === false) throw new Refusal('betting_closed');
  // The nonce comes first, because it also locks the player's other sessions out.
  const nonce = await takeNonce(tx, playerId);
  if (await hasRoundUnderWay(tx, session)) throw new Refusal('round_under_way');
  return {
    ...nonce,
    // Ordered by time, because both sides index it.
    id: uuidV7(),
    sessionId: session.id,
    ...{ roundKey, playerId, game: code, stepped: game.steps, currency, choice },
    total: stake,
    winCap: limits.cap,
    // Only slots draw the jackpot, as the site states, and only with a stake.
    jackpotOdds: game.classify === 'slot' && !free ? session.jackpotOdds : null,
    freeGrant: free ? session.freeGrant : null,
  };
}

/**
 * The stake is taken: decides the round and stores the pending win in one transaction, or opens a
 * round with steps. The first attempt to pay follows at once, so that the player usually sees the
 * new balance with the outcome. A bet that was cancelled in the meantime stays cancelled.
 */
async function goOn(context: Context, round: Round): Promise<PlayedRound> {
  const entry = await transaction(context.database, async (tx) => {
    const seeds = await seedsOf(tx, round.id);
    const game = gameOf(round.game);
    if (!game.steps) return decide(context, tx, round, game.draw(seeds, round.choice));
    const progress = progressOf(round, seeds, []);
    if (progress) await markOpen(tx, round.id, progress.shown, openMs);
    return undefined;
  });
  const answer = entry && (await deliver(context, entry));
  const balance = answer?.kind === 'accepted' ? answer.value.balance : null;
  return { round: await getRound(context.database, round.id), balance };
}

/**
 * Refusals that prove that the site has not taken the stake. After any other answer the bet is
 * rolled back, which is always safe.
 */
export const nothingTaken: ReadonlySet<string> = new Set([
  'insufficient_funds',
  'play_session_expired',
  'player_not_found',
  'player_blocked',
  'member_in_debt',
  'limit_reached',
  'game_not_found',
  'game_maintenance',
  'wrong_currency',
  'transaction_rolled_back',
  'round_closed',
  'free_rounds_over',
  'invalid_input',
  'bad_signature',
  'callback_stale',
  'unknown_vendor',
  'address_not_allowed',
  'too_many_requests',
]);

async function giveUp(
  context: Context,
  round: Round,
  answer: Exclude<Answer<Transaction>, { kind: 'accepted' }>,
): Promise<void> {
  if (answer.kind === 'refused' && nothingTaken.has(answer.code)) {
    await markRefused(context.database, round.id, answer.code);
    context.log.info({ roundId: round.id, code: answer.code }, 'the site rejected the bet');
    return;
  }
  await transaction(context.database, (tx) => cancelBet(tx, round));
  const problem = answer.kind === 'refused' ? answer.code : answer.problem;
  context.log.warn(
    { roundId: round.id, problem },
    'the outcome of the bet is unknown; it is rolled back',
  );
}
