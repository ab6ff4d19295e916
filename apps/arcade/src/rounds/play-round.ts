import { type Queryable, transaction } from '@lantern/outside';
import { v7 as uuidV7 } from 'uuid';
import type { Context } from '../context.ts';
import { diceOf } from '../fair/dice.ts';
import { limitsOf, stakesProblem } from '../game/limits.ts';
import { payoutOf, totalOf } from '../game/payout.ts';
import type { Answer, Transaction } from '../operator/operator.ts';
import { deliver, leaseOf } from '../outbox/deliver.ts';
import { oweAndClaim } from '../outbox/outbox.store.ts';
import { Refusal } from '../refusal.ts';
import { takeNonce } from '../seeds/seed.store.ts';
import { type Session, useSession } from '../sessions/session.store.ts';
import { betCall, winCall } from './calls.ts';
import { cancelBet } from './cancel-bet.ts';
import {
  findRoundByKey,
  getRound,
  hasRoundUnderWay,
  insertRound,
  markRefused,
  markSettling,
  serverSeedOf,
} from './round.store.ts';
import { type Round, readStakes, type WrittenStakes, writeStakes } from './round.ts';

export interface RoundRequest {
  session: string;
  roundKey: string;
  stakes: WrittenStakes;
}

export interface PlayedRound {
  round: Round;
  /** The player's balance as the site reported it with this call; null when it did not. */
  balance: string | null;
}

/**
 * Plays one round: stores it, takes the stake, draws the dice, pays. The same key returns the same
 * round in its current state. After a crash at any point the courier finishes or cancels the round.
 *
 * @throws Refusal session_over, stakes_not_allowed, round_under_way, round_key_reused
 */
export async function playRound(context: Context, request: RoundRequest): Promise<PlayedRound> {
  const { round, session, fresh } = await transaction(context.database, (tx) =>
    reserve(context, tx, request),
  );
  if (!fresh) return { round, balance: null };
  const answer = await context.operator.bet(betCall(round, session));
  if (answer.kind === 'accepted') return settle(context, round);
  await giveUp(context, round, answer);
  return { round: await getRound(context.database, round.id), balance: null };
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
  const stakes = readStakes(request.stakes);
  const known = await findRoundByKey(tx, session.id, request.roundKey);
  if (known) {
    if (JSON.stringify(known.stakes) !== JSON.stringify(writeStakes(stakes)))
      throw new Refusal('round_key_reused');
    return { round: known, session, fresh: false };
  }
  if (stakesProblem(limitsOf(session.currency, session.digits), stakes))
    throw new Refusal('stakes_not_allowed');
  if (await hasRoundUnderWay(tx, session.id)) throw new Refusal('round_under_way');
  const round = await insertRound(
    tx,
    {
      ...(await takeNonce(tx, session.playerId)),
      // Ordered by time, because both sides index it.
      id: uuidV7(),
      sessionId: session.id,
      roundKey: request.roundKey,
      playerId: session.playerId,
      currency: session.currency,
      stakes: writeStakes(stakes),
      total: totalOf(stakes),
    },
    2 * context.callTimeoutMs,
  );
  return { round, session, fresh: true };
}

/**
 * The stake is taken: draws the dice and stores the pending win in one transaction. The first
 * attempt to pay follows at once, so that the player usually sees the new balance with the dice. A
 * bet that was cancelled in the meantime stays cancelled.
 */
async function settle(context: Context, { id }: Round): Promise<PlayedRound> {
  const entry = await transaction(context.database, async (tx) => {
    const betting = await getRound(tx, id);
    const dice = diceOf(await serverSeedOf(tx, id), betting.clientSeed, betting.nonce);
    const taken = await markSettling(tx, id, dice, payoutOf(readStakes(betting.stakes), dice));
    if (!taken) return undefined;
    const body = winCall(await getRound(tx, id), context.publicUrl);
    return oweAndClaim(tx, id, { call: 'win', body }, leaseOf(context));
  });
  const answer = entry && (await deliver(context, entry));
  const balance = answer?.kind === 'accepted' ? answer.value.balance : null;
  return { round: await getRound(context.database, id), balance };
}

/**
 * Refusals that prove that the site has not taken the stake. After any other answer the bet is
 * rolled back, which is always safe.
 */
const nothingTaken = new Set([
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
