import type { LotteryGame } from '@lantern/contracts';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../../../lib/api/queries.ts';
import { clockOf, openedCall } from './use-draws.ts';

/** The next draws of all games, asked again when one of them closes and after a draw. */
export function useOpened(gameType: LotteryGame['gameType'], enabled: boolean) {
  const { data, dataUpdatedAt, refetch } = useQuery({
    ...queryOf(openedCall(gameType), {}),
    enabled,
    refetchInterval: 15_000,
  });
  return {
    find: (gameCode: string) => data?.games.find((game) => game.gameCode === gameCode),
    now: data ? clockOf(data.now, dataUpdatedAt) : Date.now,
    refresh: () => void refetch(),
  };
}
