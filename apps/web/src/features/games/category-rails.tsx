import { hotGames } from '@lantern/contracts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryOf } from '../../lib/api/queries.ts';
import { CategoryRail } from './category-rail.tsx';
import { gamesOf, useCategories } from './use-categories.ts';

interface CategoryRailsProps {
  /** Which of them, counted as `slice` counts. */
  from?: number;
  to?: number;
}

/** As many hot games as a desktop shows at once. */
const onShelf = 9;
/** Fewer games make no rail; their category is in the menus. */
const leastInRail = 3;

/**
 * One rail per category, the largest first, except those whose few games are all on the shelf of
 * hot games.
 */
export function CategoryRails({ from, to }: CategoryRailsProps): ReactNode {
  const { data, isPending } = useQuery(queryOf(hotGames));
  const shown = useCategories()
    .filter(({ category, vendors }) => {
      const hot = data?.list.filter(({ gameType }) => gameType === category).length ?? 0;
      const games = gamesOf(vendors);
      return games >= leastInRail && games > Math.min(hot, onShelf);
    })
    .sort((one, other) => gamesOf(other.vendors) - gamesOf(one.vendors));
  // The height of the shelf above is unknown until its games load; anything below would shift.
  if (isPending) return null;
  return shown.slice(from, to).map((entry) => <CategoryRail key={entry.category} {...entry} />);
}
