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

/** One rail per category, but for those whose games all stand on the shelf of hot games already. */
export function CategoryRails({ from, to }: CategoryRailsProps): ReactNode {
  const { data, isPending } = useQuery(queryOf(hotGames));
  const shown = useCategories().filter(({ category, vendors }) => {
    const hot = data?.list.filter(({ gameType }) => gameType === category).length ?? 0;
    return gamesOf(vendors) > hot;
  });
  // How high the shelf above will be is not known before; nothing stands where it would have to
  // move.
  if (isPending) return null;
  return shown.slice(from, to).map((entry) => <CategoryRail key={entry.category} {...entry} />);
}
