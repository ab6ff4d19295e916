import { type Game, gameList, popularGames, recentGames } from '@lantern/contracts';
import { Rail } from '@lantern/ui';
import { useQuery } from '@tanstack/react-query';
import { History, Sparkles, TrendingUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { queryOf } from '../../lib/api/queries.ts';
import { AllLink } from '../../lib/navigation/all-link.tsx';
import { paths } from '../../lib/navigation/paths.ts';
import { useSession } from '../../lib/session/session.ts';
import { GameCard } from './game-card.tsx';
import { useLaunch } from './launch.ts';

/** Two screens of a desktop. */
const railSize = 14;
/** Fewer games are no rail. */
const leastInRail = 3;

interface GamesRailProps {
  games: readonly Game[] | undefined;
  title: string;
  icon: ReactNode;
  /** Which view of all games has the rest. */
  view?: string;
}

/** A rail, as far as it has games. */
function GamesRail({ games, title, icon, view }: GamesRailProps): ReactNode {
  const { t } = useTranslation('common');
  const launch = useLaunch();
  if (!games?.length) return null;
  return (
    <Rail
      title={title}
      icon={icon}
      action={view && <AllLink to={`${paths.hot}?view=${view}`} label={title} />}
      previousLabel={t('previous')}
      nextLabel={t('next')}
    >
      {games.map((game) => (
        <GameCard key={game.nodeId} game={game} {...launch} />
      ))}
    </Rail>
  );
}

/** What the member opened last. */
export function ContinueRail(): ReactNode {
  const { t } = useTranslation('lobby');
  const enabled = useSession() !== undefined;
  const { data } = useQuery({ ...queryOf(recentGames, { pageSize: railSize }), enabled });
  return (
    <GamesRail
      games={enabled ? data?.list : undefined}
      title={t('rails.continue')}
      icon={<History size={20} />}
      view="recent"
    />
  );
}

/** What most members played for money in the last days. */
export function PopularRail(): ReactNode {
  const { t } = useTranslation('lobby');
  const { data } = useQuery(queryOf(popularGames));
  return (
    <GamesRail
      games={data && data.list.length >= leastInRail ? data.list : undefined}
      title={t('rails.popular')}
      icon={<TrendingUp size={20} />}
    />
  );
}

/** The newest games, where only some are new. */
export function NewRail(): ReactNode {
  const { t } = useTranslation('lobby');
  const { data } = useQuery(queryOf(gameList, { only: 'new', sort: 'new', pageSize: railSize }));
  return (
    <GamesRail
      games={data && data.total >= leastInRail ? data.games : undefined}
      title={t('rails.new')}
      icon={<Sparkles size={20} />}
      view="new"
    />
  );
}
