import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { headerCategories } from '../../features/games/category.ts';
import { useCategories } from '../../features/games/use-categories.ts';
import { Link } from '../../lib/navigation/link.tsx';

/** Categories that have vendors, in the order of NAV-06. */
export function CategoryLinks(): ReactNode {
  const { t } = useTranslation(['games', 'layout']);
  const { pathname } = useLocation();
  const categories = useCategories();
  const shown = headerCategories.flatMap((wanted) =>
    categories.filter(({ category }) => category === wanted),
  );
  if (shown.length === 0) return null;
  return (
    <nav
      aria-label={t('layout:categories')}
      className="no-scrollbar hidden min-w-0 overflow-x-auto xl:block"
    >
      <ul className="flex">
        {shown.map(({ category, to }) => (
          <li key={category}>
            <Link
              to={to}
              aria-current={pathname === to ? 'page' : undefined}
              className={clsx(
                'flex min-h-11 items-center px-2.5',
                'rounded-control text-label whitespace-nowrap no-underline',
                'transition-colors hover:text-on-header',
                pathname === to ? 'font-bold text-on-header' : 'text-on-header-2',
              )}
            >
              {t(`category.${category}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
