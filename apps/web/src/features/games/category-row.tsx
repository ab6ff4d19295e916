import { CategoryChip } from '@lantern/ui';
import clsx from 'clsx';
import { Flame } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../lib/navigation/link.tsx';
import { paths } from '../../lib/navigation/paths.ts';
import { categoryIcons } from './category.ts';
import { useCategories } from './use-categories.ts';

/** The hot games and every category that has vendors, as a row that leads to their lobbies. */
export function CategoryRow(): ReactNode {
  const { t } = useTranslation(['games', 'layout']);
  return (
    <nav
      aria-label={t('layout:categories')}
      className={clsx(
        'no-scrollbar -mx-(--gutter) grid snap-x scroll-px-(--gutter)',
        'auto-cols-[minmax(6.25rem,calc((100%-6rem)/9))] grid-flow-col gap-2 overflow-x-auto',
        'px-(--gutter) py-0.5 lg:gap-3 lg:py-1',
      )}
    >
      {/* The shelf below shows some of them, so this one stands out; it is no current page. */}
      <CategoryChip
        as={Link}
        to={paths.hot}
        icon={<Flame size={22} />}
        label={t('hotChip')}
        className="border-brand! bg-brand! text-on-brand! hover:bg-brand-hover!"
      />
      {useCategories().map(({ category, to }) => {
        const Icon = categoryIcons[category];
        return (
          <CategoryChip
            key={category}
            as={Link}
            to={to}
            icon={<Icon size={22} />}
            label={t(`category.${category}`)}
          />
        );
      })}
    </nav>
  );
}
