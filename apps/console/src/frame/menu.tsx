import clsx from 'clsx';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, useLocation } from 'react-router-dom';
import { useOverview } from '../lib/overview.ts';
import type { RoomManifest } from '../lib/room-manifest.ts';

interface MenuProps {
  /** The rooms that the role opens. */
  rooms: readonly RoomManifest[];
  onChosen?: () => void;
}

/** The rooms are more than a screen holds: the entry of the open one is always in sight. */
function useInSight() {
  const { pathname } = useLocation();
  const menu = useRef<HTMLElement>(null);
  useEffect(() => {
    menu.current?.querySelector('[aria-current]')?.scrollIntoView?.({ block: 'nearest' });
  }, [pathname]);
  return menu;
}

/** The open rooms, with the number of waiting items beside each. */
export function Menu({ rooms, onChosen }: MenuProps) {
  const { t } = useTranslation();
  const { data } = useOverview();
  const menu = useInSight();
  return (
    <nav ref={menu} aria-label={t('menu')}>
      <ul className="flex flex-col gap-0.5">
        {rooms.map(({ name, path, icon: Icon, queue }) => {
          const waiting = data?.queues.find((one) => one.name === queue)?.waiting ?? 0;
          return (
            <li key={name}>
              <NavLink
                to={path}
                end={path === '/'}
                {...(onChosen && { onClick: onChosen })}
                className={({ isActive }) =>
                  clsx(
                    'flex min-h-11 scroll-my-3 items-center gap-3 px-3',
                    'rounded-button text-label no-underline transition-colors',
                    isActive
                      ? 'bg-brand-soft font-bold text-brand'
                      : 'text-text-2 hover:bg-sunken hover:text-text',
                  )
                }
              >
                <Icon size={20} aria-hidden className="shrink-0" />
                <span className="flex-1">{t(`room.${name}`)}</span>
                {waiting > 0 && (
                  <span
                    className={clsx(
                      'px-2',
                      'num rounded-full bg-warning-soft text-caption font-bold text-warning',
                    )}
                  >
                    {waiting}
                    <span className="sr-only"> {t('waiting')}</span>
                  </span>
                )}
              </NavLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
