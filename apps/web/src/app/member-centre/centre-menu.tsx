import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import type { CentrePage } from '../../lib/overlay.ts';
import { centreGroups, centrePages } from './centre-pages.ts';

interface CentreMenuProps {
  active: CentrePage;
  onOpen: (page: CentrePage) => void;
}

/** A column of groups on a wide screen; one row of pages on a phone. */
export function CentreMenu({ active, onOpen }: CentreMenuProps) {
  const { t } = useTranslation('session');
  return (
    <nav
      aria-label={t('centre.pages')}
      className="no-scrollbar flex shrink-0 gap-1 overflow-x-auto px-3 pb-2 md:flex-col md:gap-4 md:px-3 md:py-3"
    >
      {centreGroups.map((group) => (
        <div key={group} className="contents md:block">
          <p className="hidden px-3 pb-1 text-caption font-semibold text-text-3 md:block">{t(`centre.${group}`)}</p>
          <ul className="contents md:flex md:flex-col md:gap-1">
            {centrePages
              .filter((page) => page.group === group)
              .map(({ key, title, icon: Icon }) => (
                <li key={key} className="shrink-0">
                  <button
                    type="button"
                    aria-current={key === active ? 'page' : undefined}
                    onClick={() => onOpen(key)}
                    className={clsx(
                      'flex min-h-11 w-full items-center gap-2 rounded-button px-3 text-label whitespace-nowrap md:gap-3 md:px-3.5 transition-colors',
                      key === active
                        ? 'bg-brand-soft font-bold text-brand'
                        : 'text-text-2 hover:bg-sunken hover:text-text',
                    )}
                  >
                    <Icon size={20} aria-hidden className="shrink-0" />
                    {t(`centre.${title}`)}
                  </button>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
