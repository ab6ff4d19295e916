import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { categoryIcons } from './category.ts';
import { LateRail } from './late-rail.tsx';
import { type CategoryEntry, gamesOf } from './use-categories.ts';

/** The first games of a category. */
export function CategoryRail({ category, to, vendors }: CategoryEntry): ReactNode {
  const { t } = useTranslation('games');
  return (
    <LateRail
      title={t(`category.${category}`)}
      icon={categoryIcons[category]}
      wanted={{ gameType: category }}
      total={gamesOf(vendors)}
      to={to}
    />
  );
}
