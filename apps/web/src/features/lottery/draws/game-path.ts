import type { LotteryGame, LotteryTicket } from '@lantern/contracts';
import type { Region } from '@lantern/rules/lottery/codes';
import { paths } from '../../../lib/navigation/paths.ts';

/** The page of a game; games of Vietnam have theirs. */
export const gamePath = (
  { gameCode, gameType }: Pick<LotteryGame, 'gameCode' | 'gameType'>,
  more: Readonly<Record<string, string>> = {},
): string => {
  const path = gameType === 'LOTT' ? paths.vnlottery : paths.lottery;
  return `${path}?${new URLSearchParams({ gameCode, ...more })}`;
};

/** Puts a ticket on the slip of its game again. */
export const betAgainPath = (
  game: Pick<LotteryGame, 'gameCode' | 'gameType'>,
  { reference }: Pick<LotteryTicket, 'reference'>,
): string => gamePath(game, { again: reference });

/** What the provinces of a region drew, on a day or last. */
export const archivePath = (region: Region, day?: string): string =>
  `${paths.vnlottery}?${new URLSearchParams({ region, ...(day ? { day } : {}) })}`;
