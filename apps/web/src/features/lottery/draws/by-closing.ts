import type { LotteryGame } from '@lantern/contracts';

type Game = Pick<LotteryGame, 'gameCode' | 'gameType'>;

/**
 * The provinces whose draw closes first, first: a region draws others each day. Games that draw all
 * day keep their order, so that no card moves under a hand.
 */
export const byClosing = <G extends Game>(
  games: readonly G[],
  closingOf: (game: G) => string | undefined,
): G[] => {
  const timeOf = (game: G): string => (game.gameType === 'LOTT' ? (closingOf(game) ?? '~') : '');
  return games.toSorted((one, other) => {
    const [left, right] = [timeOf(one), timeOf(other)];
    return left < right ? -1 : left > right ? 1 : 0;
  });
};
