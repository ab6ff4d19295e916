import { Blocks } from 'lucide-react';
import type { ReactNode } from 'react';
import { LateRail } from './late-rail.tsx';
import { providersOf } from './providers-of.ts';
import { useCategories } from './use-categories.ts';

/** As many as a rail of a desktop shows at once. */
const leastInRail = 7;
/** The largest vendors; the strip of vendors has all. */
const mostRails = 3;

/**
 * One rail for each large vendor. Where only one is large, its rail would repeat the rails of the
 * categories.
 */
export function VendorRails(): ReactNode {
  const large = providersOf(useCategories())
    .filter(({ games }) => games >= leastInRail)
    .toSorted((one, other) => other.games - one.games);
  if (large.length < 2) return null;
  return large
    .slice(0, mostRails)
    .map(({ vassalage, name, games, to }) => (
      <LateRail
        key={vassalage}
        title={name}
        icon={Blocks}
        wanted={{ vassalage }}
        total={games}
        to={to}
      />
    ));
}
