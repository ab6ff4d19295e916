import type { LotteryGame } from '@lantern/contracts';
import { paths } from '../../../lib/navigation/paths.ts';

/** The page of a game; games of Vietnam have theirs. */
export const gamePath = (
  { gameCode, gameType }: Pick<LotteryGame, 'gameCode' | 'gameType'>,
  more: Readonly<Record<string, string>> = {},
): string => {
  const path = gameType === 'LOTT' ? paths.vnlottery : paths.lottery;
  return `${path}?${new URLSearchParams({ gameCode, ...more })}`;
};

/** The public page of a draw. */
export const drawPath = (drawId: string): string =>
  `${paths.lottery}?${new URLSearchParams({ drawId })}`;
