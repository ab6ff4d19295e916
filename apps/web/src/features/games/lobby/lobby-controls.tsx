import type { gameClassifications } from '@lantern/contracts';
import { IconButton, Segmented } from '@lantern/ui';
import clsx from 'clsx';
import { SlidersHorizontal } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useOverlay } from '../../../lib/navigation/overlay.ts';
import { part } from '../../../lib/parts/lazy-part.ts';
import { useSession } from '../../../lib/session/session.ts';
import { SearchBox } from './search-box.tsx';
import { filtersOf, isOwn, type Lobby, type View, views } from './use-lobby-choice.ts';

const Filters = lazy(part(() => import('./filters.tsx')));

export type Kinds = readonly (typeof gameClassifications)[number][];

interface LobbyControlsProps {
  lobby: Lobby;
  searchLabel: string;
  /** What games there are of, for the filter. */
  kinds: Kinds;
  /** Whether some of the games are hot. */
  hot: boolean;
}

/** The search, the filters, and which games are shown: popular, new, or the member's own. */
export function LobbyControls({ lobby, searchLabel, kinds, hot }: LobbyControlsProps): ReactNode {
  const { t } = useTranslation(['lobby', 'games']);
  const { choice, onSearch, onChange } = lobby;
  const [filtering, setFiltering] = useState(false);
  const session = useSession();
  const overlay = useOverlay();
  const { pathname } = useLocation();
  const filters = filtersOf(choice);
  const show = (view: View) => {
    if (isOwn(view) && !session) overlay.open('login', { to: `${pathname}?view=${view}` });
    else onChange({ view: view === 'popular' ? '' : view });
  };
  const names: Record<View, string> = {
    popular: t('view.popular'),
    hot: t('games:hotChip'),
    new: t('view.new'),
    favourites: t('view.favourites'),
    recent: t('view.recent'),
  };
  return (
    <div className="grid grid-cols-1 gap-2 xl:grid-cols-[minmax(16rem,1fr)_auto]">
      <div className="flex min-w-0 gap-2">
        <SearchBox name={choice.name} label={searchLabel} onSearch={onSearch} />
        <span className="relative">
          <IconButton
            kind="outline"
            label={filters === 0 ? t('filter.title') : `${t('filter.title')}: ${filters}`}
            icon={<SlidersHorizontal size={20} aria-hidden />}
            onClick={() => setFiltering(true)}
            className="size-12!"
          />
          {filters > 0 && (
            <span
              aria-hidden
              className={clsx(
                'num absolute -end-1 -top-1 grid size-5 place-items-center',
                'rounded-full bg-brand text-micro font-bold text-on-brand',
              )}
            >
              {filters}
            </span>
          )}
        </span>
      </div>
      <Segmented
        label={t('view.label')}
        className="no-scrollbar overflow-x-auto"
        options={views
          .filter((view) => hot || view !== 'hot')
          .map((view) => ({ value: view, label: names[view] }))}
        value={choice.view}
        onChange={show}
      />
      {filtering && (
        <Suspense>
          <Filters lobby={lobby} kinds={kinds} onClose={() => setFiltering(false)} />
        </Suspense>
      )}
    </div>
  );
}
