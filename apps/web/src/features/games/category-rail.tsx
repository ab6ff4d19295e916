import { gameList } from '@lantern/contracts';
import { Rail, SectionHeading, TileSkeleton } from '@lantern/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { queryOf } from '../../lib/api/queries.ts';
import { AllLink } from '../../lib/navigation/all-link.tsx';
import { TroubleBlock } from '../../lib/trouble/trouble-block.tsx';
import { categoryIcons } from './category.ts';
import { GameCard } from './game-card.tsx';
import { useLaunch } from './launch.ts';
import { type CategoryEntry, gamesOf } from './use-categories.ts';
import { useNear } from './use-near.ts';

/** Two screens of a desktop. */
const railSize = 14;

/**
 * The first games of a category. They load when the rail comes near the screen; its place is kept
 * until then.
 */
export function CategoryRail({ category, to, vendors }: CategoryEntry): ReactNode {
  const { t } = useTranslation(['games', 'common']);
  const place = useRef<HTMLDivElement>(null);
  const launch = useLaunch();
  const near = useNear(place);
  const { data, error, refetch, isFetching } = useQuery({
    ...queryOf(gameList, { gameType: category, pageSize: railSize }),
    enabled: near,
  });
  const Icon = categoryIcons[category];
  const title = t(`category.${category}`);
  const total = gamesOf(vendors);
  const awaited = Array.from({ length: Math.min(total, railSize) }, (_, at) => at);
  if (data?.games.length === 0) return null;
  if (error && !data) {
    return (
      <section>
        <SectionHeading icon={<Icon size={20} />} title={title} />
        <TroubleBlock trouble={error} busy={isFetching} onRetry={() => void refetch()} />
      </section>
    );
  }
  return (
    <div ref={place} aria-busy={near && !data}>
      <Rail
        title={title}
        icon={<Icon size={20} />}
        action={<AllLink to={to} label={title} count={total} />}
        previousLabel={t('common:previous')}
        nextLabel={t('common:next')}
      >
        {data
          ? data.games.map((game) => <GameCard key={game.nodeId} game={game} {...launch} />)
          : awaited.map((at) => <TileSkeleton key={at} />)}
      </Rail>
    </div>
  );
}
