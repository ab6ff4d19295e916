import { type GameCategory, gameMenus, type ValueOf } from '@lantern/contracts';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../../lib/api/queries.ts';
import { categoryPath } from '../../lib/navigation/paths.ts';

export type Vendors = ValueOf<typeof gameMenus>[number]['vendors'];

export interface CategoryEntry {
  category: GameCategory;
  to: string;
  vendors: Vendors;
  cards: ValueOf<typeof gameMenus>[number]['cards'];
}

/**
 * The categories with vendors or draws, in the brand's order; those that share a lobby are one, the
 * first of them.
 */
export function useCategories(): CategoryEntry[] {
  const { data: menus = [] } = useQuery(queryOf(gameMenus));
  const entries = menus.map(({ gameCategory, vendors, cards }) => ({
    category: gameCategory,
    to: categoryPath(gameCategory),
    vendors,
    cards,
  }));
  return entries.filter(
    ({ to, category, vendors }, at) =>
      (vendors.length > 0 || category === 'ELOTT') &&
      entries.findIndex((entry) => entry.to === to) === at,
  );
}

/** Requests the categories again after a failure (ERR-03); undefined while there is none. */
export function useMissingCategories(): (() => void) | undefined {
  const { isError, data, refetch } = useQuery(queryOf(gameMenus));
  return isError && data === undefined ? () => void refetch() : undefined;
}

/** How many games these vendors have together. */
export const gamesOf = (vendors: Vendors): number =>
  vendors.reduce((sum, { games }) => sum + games, 0);
