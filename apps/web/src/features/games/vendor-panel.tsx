import { Picture } from '@lantern/ui';
import clsx from 'clsx';
import { LayoutGrid } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../lib/navigation/link.tsx';
import { vendorMarkPath, vendorPath } from '../../lib/navigation/paths.ts';
import type { CategoryEntry } from './use-categories.ts';

const cell = clsx(
  'flex min-h-18 w-full flex-col items-center justify-start gap-1 px-0.5 py-1',
  'rounded-control text-micro font-semibold text-text-2 no-underline',
  'transition-colors hover:bg-sunken hover:text-text',
);

/**
 * The vendors of a category as small pictures, three in a row, and all of them together first
 * (NAV-08).
 */
export default function VendorPanel({ category, to, vendors }: CategoryEntry): ReactNode {
  const { t } = useTranslation(['layout', 'games']);
  return (
    <ul
      aria-label={t('menu.vendors', { category: t(`games:category.${category}`) })}
      className="grid w-max min-w-full grid-cols-[repeat(3,minmax(4rem,1fr))] gap-1"
    >
      <li>
        <Link to={to} className={cell}>
          <span
            className={clsx(
              'grid size-10 place-items-center',
              'rounded-control bg-brand-soft text-brand',
            )}
          >
            <LayoutGrid size={20} aria-hidden />
          </span>
          {t('menu.all')}
        </Link>
      </li>
      {vendors.map(({ vassalage, name }) => (
        <li key={vassalage} className="w-16 min-w-full">
          <Link to={vendorPath(category, vassalage)} className={cell}>
            <Picture
              src={vendorMarkPath(vassalage)}
              width={40}
              height={40}
              className="size-10 rounded-control"
            />
            <span className="line-clamp-2 max-w-full text-center wrap-anywhere">{name}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
