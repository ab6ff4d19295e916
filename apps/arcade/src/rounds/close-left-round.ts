import type { Queryable } from '@lantern/outside';
import type { Context } from '../context.ts';
import { cancelBet } from './cancel-bet.ts';
import { decide } from './decide.ts';
import { progressOf, steppedGameOf } from './progress.ts';
import { actionsOf, insertStep, seedsOf } from './round.store.ts';
import type { Round } from './round.ts';

/** How long a round with steps stays open. */
export const openMs = 24 * 3_600_000;

/**
 * Ends a round that its player has left: it is cashed out at its present factor. Before a win can
 * be cashed out the bet is rolled back, so that a stake never counts without a risk.
 */
export async function closeLeftRound(context: Context, tx: Queryable, round: Round): Promise<void> {
  const game = steppedGameOf(round);
  const [seeds, actions] = [await seedsOf(tx, round.id), await actionsOf(tx, round.id)];
  const cashed = progressOf(round, seeds, [...actions, game.cashOut]);
  if (cashed?.outcome === undefined) {
    await cancelBet(tx, round);
    return;
  }
  await insertStep(tx, round.id, actions.length + 1, game.cashOut);
  await decide(context, tx, round, cashed.outcome);
}
