import { SectionHeading, VendorCard } from '@lantern/ui';
import clsx from 'clsx';
import { Blocks } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../lib/navigation/link.tsx';
import { vendorMarkPath } from '../../lib/navigation/paths.ts';
import { providersOf } from './providers-of.ts';
import { useCategories } from './use-categories.ts';

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
