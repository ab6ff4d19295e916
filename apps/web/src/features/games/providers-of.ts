import { vendorPath } from '../../lib/navigation/paths.ts';
import type { CategoryEntry } from './use-categories.ts';

export interface Provider {
  vassalage: string;
  name: string;
  games: number;
  to: string;
}

/** Each vendor once, with all its games; it leads to the first category that it is in. */
export function providersOf(categories: readonly CategoryEntry[]): Provider[] {
  const found = new Map<string, Provider>();
  for (const { category, vendors } of categories) {
    for (const { vassalage, name, games } of vendors) {
      const known = found.get(vassalage);
      const to = known?.to ?? vendorPath(category, vassalage);
      found.set(vassalage, { vassalage, name, to, games: games + (known?.games ?? 0) });
    }
  }
  return [...found.values()];
}
