import { SectionHeading, VendorCard } from '@lantern/ui';
import clsx from 'clsx';
import { Blocks } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../lib/navigation/link.tsx';
import { vendorMarkPath, vendorPath } from '../../lib/navigation/paths.ts';
import { type CategoryEntry, useCategories } from './use-categories.ts';

interface Provider {
  vassalage: string;
  name: string;
  games: number;
  to: string;
}

/** Each vendor once, with all its games; it leads to the first category that it is in. */
function providersOf(categories: readonly CategoryEntry[]): Provider[] {
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

/** Who makes the games of the brand. */
export function Providers(): ReactNode {
  const { t } = useTranslation('games');
  const providers = providersOf(useCategories());
  if (providers.length === 0) return null;
  return (
    <section className="flex flex-col gap-1">
      <SectionHeading icon={<Blocks size={20} />} title={t('providers')} />
      <ul
        className={clsx(
          'grid grid-cols-2 gap-2',
          'md:grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] md:gap-3',
        )}
      >
        {providers.map(({ vassalage, name, games, to }) => (
          <li key={vassalage} className="grid min-w-0 grid-cols-1">
            <VendorCard
              as={Link}
              to={to}
              name={name}
              mark={vendorMarkPath(vassalage)}
              note={t('games', { count: games })}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
