import type { Seeds } from '../fair/words.ts';
import type { AnyStepped, Progress } from '../games/game.ts';
import { gameOf } from '../games/index.ts';
import type { Round } from './round.ts';

/** The game of a round with steps. @throws RangeError for a game without */
export function steppedGameOf({ game: code }: Round): AnyStepped {
  const game = gameOf(code);
  if (!game.steps) throw new RangeError(`${code} has no steps`);
  return game;
}

/** The state of a round after these actions; undefined when the last of them is not possible. */
export function progressOf(
  round: Round,
  seeds: Seeds,
  actions: readonly unknown[],
): Progress<unknown> | undefined {
  const { total: stake, choice, winCap } = round;
  return steppedGameOf(round).play(seeds, { stake, choice, cap: winCap ?? stake }, actions);
}
