import { type GameCategory, gameList } from '@lantern/contracts';
import { Rail, SectionHeading, TileSkeleton } from '@lantern/ui';
import { useQuery } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { queryOf } from '../../lib/api/queries.ts';
import { AllLink } from '../../lib/navigation/all-link.tsx';
import { TroubleBlock } from '../../lib/trouble/trouble-block.tsx';
import { GameCard } from './game-card.tsx';
import { useLaunch } from './launch.ts';
import { useNear } from './use-near.ts';

/** Two screens of a desktop. */
const railSize = 14;

interface LateRailProps {
  title: string;
  icon: LucideIcon;
  /** Which games, and how many there are. */
  wanted: { gameType: GameCategory } | { vassalage: string };
  total: number;
  /** Where all of them are. */
  to: string;
}

/**
 * The first games of a category or a vendor. They load when the rail comes near the screen; its
 * place is kept until then.
 */
export function LateRail({ title, icon: Icon, wanted, total, to }: LateRailProps): ReactNode {
  const { t } = useTranslation('common');
  const place = useRef<HTMLDivElement>(null);
  const launch = useLaunch();
  const near = useNear(place);
  const { data, error, refetch, isFetching } = useQuery({
    ...queryOf(gameList, { ...wanted, pageSize: railSize }),
    enabled: near,
  });
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
        previousLabel={t('previous')}
        nextLabel={t('next')}
      >
        {data
          ? data.games.map((game) => <GameCard key={game.nodeId} game={game} {...launch} />)
          : awaited.map((at) => <TileSkeleton key={at} />)}
      </Rail>
    </div>
  );
}
