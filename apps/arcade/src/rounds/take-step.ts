import { isDeepStrictEqual } from 'node:util';
import { type Queryable, transaction } from '@lantern/outside';
import type { Context } from '../context.ts';
import { deliver } from '../outbox/deliver.ts';
import type { Entry } from '../outbox/outbox.store.ts';
import { Refusal } from '../refusal.ts';
import { useSession } from '../sessions/session.store.ts';
import { decide } from './decide.ts';
import type { PlayedRound } from './play-round.ts';
import { progressOf } from './progress.ts';
import { actionsOf, getRound, insertStep, lockRound, seedsOf, updateShown } from './round.store.ts';
import type { Round } from './round.ts';

export interface StepRequest {
  session: string;
  game: string;
  roundId: string;
  /** The number of the step in its round, from 1: the idempotency key. */
  step: number;
  action: unknown;
}

/**
 * Takes one step in an open round. The same number with the same action returns the round in its
 * present state; a step that ends the round pays it.
 *
 * @throws Refusal session_over, not_found, round_over, step_reused, step_not_allowed
 */
export async function takeStep(context: Context, request: StepRequest): Promise<PlayedRound> {
  const entry = await transaction(context.database, (tx) => step(context, tx, request));
  const answer = entry && (await deliver(context, entry));
  const balance = answer?.kind === 'accepted' ? answer.value.balance : null;
  return { round: await getRound(context.database, request.roundId), balance };
}

async function step(
  context: Context,
  tx: Queryable,
  { session: token, game, roundId, step: number, action }: StepRequest,
): Promise<Entry | undefined> {
  const { playerId } = await useSession(tx, token);
  const round = await lockRound(tx, roundId, { playerId, game });
  if (!round) throw new Refusal('not_found');
  const actions = await actionsOf(tx, roundId);
  if (number <= actions.length) {
    if (!isDeepStrictEqual(actions[number - 1], action)) throw new Refusal('step_reused');
    return undefined;
  }
  if (round.state !== 'open') throw new Refusal('round_over');
  if (number !== actions.length + 1) throw new Refusal('step_not_allowed');
  return take(context, tx, round, [...actions, action]);
}

/** Stores the last of these actions. Returns the win call when it ends the round. */
async function take(
  context: Context,
  tx: Queryable,
  round: Round,
  actions: readonly unknown[],
): Promise<Entry | undefined> {
  const progress = progressOf(round, await seedsOf(tx, round.id), actions);
  if (!progress) throw new Refusal('step_not_allowed');
  await insertStep(tx, round.id, actions.length, actions.at(-1));
  if (progress.outcome !== undefined) return decide(context, tx, round, progress.outcome);
  await updateShown(tx, round.id, progress.shown);
  return undefined;
}
