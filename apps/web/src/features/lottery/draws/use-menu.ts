import { type LotteryGame, lotteryMenu } from '@lantern/contracts';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../../../lib/api/queries.ts';

/** The lottery games of the brand in their groups. */
export function useMenu() {
  const query = useQuery(queryOf(lotteryMenu, {}));
  const groups = query.data ?? [];
  const games = groups.flatMap(({ gameMenus }) => gameMenus);
  return {
    ...query,
    groups,
    find: (gameCode: string | undefined): LotteryGame | undefined =>
      games.find((game) => game.gameCode === gameCode),
  };
}
