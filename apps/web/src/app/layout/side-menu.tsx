import { gameMenus } from '@lantern/contracts';
import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { Flame, House, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { categoryIcons, categoryOf } from '../../features/games/category.ts';
import { LanguagePicker } from '../../features/preferences/language-picker.tsx';
import { ThemeChoice } from '../../features/preferences/theme-switch.tsx';
import { categoryPath, paths } from '../../lib/paths.ts';
import { queryOf } from '../../lib/queries.ts';
import { SideCard } from './side-card.tsx';

interface RowProps {
  icon: LucideIcon;
  label: string;
  to: string;
  current: boolean;
  narrow: boolean;
}

function Row({ icon: Icon, label, to, current, narrow }: RowProps): ReactNode {
  return (
    <li>
      <Link
        to={to}
        aria-current={current ? 'page' : undefined}
        title={narrow ? label : undefined}
        className={clsx(
          'flex min-h-11 items-center gap-3 rounded-button px-3 text-label no-underline transition-colors',
          current ? 'bg-brand-soft font-bold text-brand' : 'text-text-2 hover:bg-sunken hover:text-text',
          narrow && 'justify-center',
        )}
      >
        <Icon size={20} aria-hidden className="shrink-0" />
        <span className={clsx('truncate', narrow && 'sr-only')}>{label}</span>
      </Link>
    </li>
  );
}

/** Where the page stands: at a category, at the hot games, or at the top of the home page. */
function usePlace() {
  const { pathname, search, hash } = useLocation();
  if (pathname !== paths.home) return undefined;
  return categoryOf(new URLSearchParams(search)) ?? (hash === '#games' ? 'hot' : 'home');
}

/** The entries of the side menu, for the column of a desktop and the drawer of a phone (NAV-08, as far as pages exist). */
export function SideMenu({ narrow = false }: { narrow?: boolean }): ReactNode {
  const { t } = useTranslation(['layout', 'games']);
  const { data: menus = [] } = useQuery(queryOf(gameMenus));
  const place = usePlace();
  return (
    <nav aria-label={t('menu.label')} className="flex min-h-full flex-col gap-3 p-3">
      <ul className="flex flex-col gap-0.5">
        <Row icon={House} label={t('menu.home')} to={paths.home} current={place === 'home'} narrow={narrow} />
        <Row icon={Flame} label={t('menu.hot')} to={paths.games} current={place === 'hot'} narrow={narrow} />
        {menus.map(({ gameCategory }) => (
          <Row
            key={gameCategory}
            icon={categoryIcons[gameCategory]}
            label={t(`games:category.${gameCategory}`)}
            to={`${categoryPath(gameCategory)}#games`}
            current={place === gameCategory}
            narrow={narrow}
          />
        ))}
      </ul>
      {!narrow && <SideCard />}
      <div className="flex flex-col gap-2 border-t border-border pt-3">
        <LanguagePicker compact={narrow} />
        {!narrow && <ThemeChoice />}
      </div>
    </nav>
  );
}
