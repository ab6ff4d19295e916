import { gameMenus } from '@lantern/contracts';
import { CategoryChip } from '@lantern/ui';
import { useQuery } from '@tanstack/react-query';
import { Flame } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { categoryPath, paths } from '../../lib/paths.ts';
import { queryOf } from '../../lib/queries.ts';
import { categoryIcons, categoryOf } from './category.ts';

/** The hot games and every category that has vendors, as a row that chooses what the shelf below shows. */
export function CategoryRow(): ReactNode {
  const { t } = useTranslation(['games', 'layout']);
  const { data: menus = [] } = useQuery(queryOf(gameMenus));
  const [search] = useSearchParams();
  const chosen = categoryOf(search);
  return (
    <nav
      aria-label={t('layout:categories')}
      className="no-scrollbar -mx-(--gutter) grid snap-x auto-cols-[minmax(6.25rem,calc((100%-6rem)/9))] grid-flow-col gap-2 overflow-x-auto px-(--gutter) py-1 lg:gap-3"
    >
      <CategoryChip
        as={Link}
        to={paths.home}
        current={chosen === undefined}
        icon={<Flame size={22} />}
        label={t('hotChip')}
      />
      {menus.map(({ gameCategory }) => {
        const Icon = categoryIcons[gameCategory];
        return (
          <CategoryChip
            key={gameCategory}
            as={Link}
            to={categoryPath(gameCategory)}
            current={chosen === gameCategory}
            icon={<Icon size={22} />}
            label={t(`category.${gameCategory}`)}
          />
        );
      })}
    </nav>
  );
}
