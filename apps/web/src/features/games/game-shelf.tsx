import { type Game, hotGames } from '@lantern/contracts';
import { Card, EmptyState, Rail, SectionHeading, TileSkeleton } from '@lantern/ui';
import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { Flame } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { queryOf } from '../../lib/api/queries.ts';
import { TroubleBlock } from '../../lib/trouble/trouble-block.tsx';
import { FeaturedGame } from './featured-game.tsx';
import { GameCard } from './game-card.tsx';
import { useLaunch } from './launch.ts';

/** Fewer tiles stand in one row on a phone, too. */
const enoughForTwoRows = 7;

interface GamesProps {
  list: readonly Game[];
  title: string;
  action: ReactNode;
  beside: ReactNode;
}

function Games({ list, title, action, beside }: GamesProps): ReactNode {
  const { t } = useTranslation(['games', 'common']);
  const launch = useLaunch();
  const [only] = list;
  if (only === undefined || list.length === 1) {
    return (
      <>
        <SectionHeading icon={<Flame size={20} />} title={title} />
        {only && (
          <div className={clsx('grid gap-3', beside ? 'xl:grid-cols-[2fr_1fr]' : 'max-w-4xl')}>
            <FeaturedGame game={only} {...launch} />
            {beside}
          </div>
        )}
        {!only && (
          <Card>
            <EmptyState title={t('empty')} />
          </Card>
        )}
      </>
    );
  }
  return (
    <Rail
      title={title}
      icon={<Flame size={20} />}
      action={action}
      previousLabel={t('common:previous')}
      nextLabel={t('common:next')}
      twoRows={list.length >= enoughForTwoRows}
    >
      {list.map((game) => (
        <GameCard key={game.nodeId} game={game} {...launch} />
      ))}
    </Rail>
  );
}

function Waiting(): ReactNode {
  return (
    <div aria-busy="true" className="rail-track overflow-hidden max-md:grid-rows-2">
      {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'].map((key) => (
        <TileSkeleton key={key} />
      ))}
    </div>
  );
}

interface GameShelfProps {
  title?: string | undefined;
  action?: ReactNode;
  /** Fills the row of a game that is alone. */
  beside?: ReactNode;
  /** Leaves out what is under maintenance. */
  openOnly?: boolean;
}

/**
 * The hot games. One game is shown wide, with `beside` filling its row; more of them are a rail.
 */
export function GameShelf({ title, action, beside, openOnly = false }: GameShelfProps): ReactNode {
  const { t } = useTranslation('games');
  const { data, error, refetch, isFetching } = useQuery(queryOf(hotGames));
  const named = title ?? t('hot');
  if (data) {
    return (
      <section>
        <Games
          list={data.list.filter(({ maintenance }) => !(openOnly && maintenance))}
          title={named}
          action={action}
          beside={beside}
        />
      </section>
    );
  }
  return (
    <section>
      <SectionHeading icon={<Flame size={20} />} title={named} />
      {error ? (
        <TroubleBlock trouble={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Waiting />
      )}
    </section>
  );
}
