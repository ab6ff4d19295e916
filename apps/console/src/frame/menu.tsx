import { staffEndpoints } from '@lantern/contracts';
import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { useOps } from '../lib/queries.ts';
import { useMay } from '../lib/staff.tsx';
import { rooms } from './rooms.ts';

/** So often the numbers beside the rooms are asked for, in milliseconds. */
const every = 20_000;

/** What waits, and how the books stand. */
export const useOverview = () => useOps(staffEndpoints.staffOverview, undefined, { every });

/** The rooms that the role opens, with the number of what waits in each. */
export function Menu({ onChosen }: { onChosen?: () => void }) {
  const { t } = useTranslation();
  const may = useMay();
  const { data } = useOverview();
  return (
    <nav aria-label={t('menu')}>
      <ul className="flex flex-col gap-0.5">
        {rooms
          .filter(({ permission }) => permission === undefined || may(permission))
          .map(({ name, path, icon: Icon, queue }) => {
            const waiting = data?.queues.find((one) => one.name === queue)?.waiting ?? 0;
            return (
              <li key={name}>
                <NavLink
                  to={path}
                  end={path === '/'}
                  {...(onChosen && { onClick: onChosen })}
                  className={({ isActive }) =>
                    clsx(
                      'flex min-h-11 items-center gap-3 rounded-button px-3 text-label no-underline transition-colors',
                      isActive
                        ? 'bg-brand-soft font-bold text-brand'
                        : 'text-text-2 hover:bg-sunken hover:text-text',
                    )
                  }
                >
                  <Icon size={20} aria-hidden className="shrink-0" />
                  <span className="flex-1">{t(`room.${name}`)}</span>
                  {waiting > 0 && (
                    <span className="num rounded-full bg-warning-soft px-2 text-caption font-bold text-warning">
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
