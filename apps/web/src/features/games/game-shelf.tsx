import { type Game, type GameCategory, hotGames } from '@lantern/contracts';
import { Card, EmptyState, Rail, SectionHeading, TileSkeleton } from '@lantern/ui';
import { useQuery } from '@tanstack/react-query';
import { Flame } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { queryOf } from '../../lib/queries.ts';
import { TroubleBlock } from '../../lib/trouble-block.tsx';
import { categoryIcons, categoryOf } from './category.ts';
import { FeaturedGame } from './featured-game.tsx';
import { GameCard } from './game-card.tsx';
import { useLaunch } from './launch.ts';

function Heading({ category }: { category: GameCategory | undefined }): ReactNode {
  const { t } = useTranslation('games');
  const Icon = category ? categoryIcons[category] : Flame;
  return <SectionHeading icon={<Icon size={20} />} title={category ? t(`category.${category}`) : t('hot')} />;
}

interface GamesProps {
  list: readonly Game[];
  category: GameCategory | undefined;
  beside: ReactNode;
}

function Games({ list, category, beside }: GamesProps): ReactNode {
  const { t } = useTranslation(['games', 'common']);
  const launch = useLaunch();
  const [only] = list;
  const Icon = category ? categoryIcons[category] : Flame;
  if (only === undefined || list.length === 1) {
    return (
      <>
        <Heading category={category} />
        {only && (
          <div className="grid gap-3 xl:grid-cols-[2fr_1fr]">
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
      title={category ? t(`category.${category}`) : t('hot')}
      icon={<Icon size={20} />}
      previousLabel={t('common:previous')}
      nextLabel={t('common:next')}
    >
      {list.map((game) => (
        <GameCard key={game.nodeId} game={game} {...launch} />
      ))}
    </Rail>
  );
}

function Waiting(): ReactNode {
  return (
    <div aria-busy="true" className="grid grid-cols-3 gap-2 md:grid-cols-5 md:gap-3 lg:grid-cols-7">
      {['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((key, at) => (
        <div key={key} className={at > 2 ? 'max-md:hidden' : undefined}>
          <TileSkeleton />
        </div>
      ))}
    </div>
  );
}

/**
 * The hot games, or those of the category that the address asks for. One game is shown wide, with `beside` filling its row;
 * more of them are a rail.
 */
export function GameShelf({ beside }: { beside?: ReactNode }): ReactNode {
  const [search] = useSearchParams();
  const category = categoryOf(search);
  const { data, error, refetch, isFetching } = useQuery(queryOf(hotGames));
  const list = data?.list.filter((game) => category === undefined || game.gameType === category);
  return (
    <section>
      {list && <Games list={list} category={category} beside={beside} />}
      {!list && <Heading category={category} />}
      {!list && error && <TroubleBlock trouble={error} busy={isFetching} onRetry={() => void refetch()} />}
      {!list && !error && <Waiting />}
    </section>
  );
}
