import { gameDetails } from '@lantern/contracts';
import { Card, Picture, Skeleton } from '@lantern/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { queryOf } from '../../../lib/api/queries.ts';
import { TroubleBlock } from '../../../lib/trouble/trouble-block.tsx';
import { GameArt, GameFacts, GameWays } from '../game-parts.tsx';
import { Rooms } from './rooms.tsx';

interface SoleGameProps {
  nodeId: string;
  /** Whether the page has no banner that shows the game's scene already. */
  scene: boolean;
}

/**
 * The only game of a category fills the page: its picture, what is known of it, the ways to play
 * it, and the rooms of a card game. There is nothing to search or to sort.
 */
export function SoleGame({ nodeId, scene }: SoleGameProps): ReactNode {
  const { t } = useTranslation('games');
  const { data, error, refetch, isFetching } = useQuery(queryOf(gameDetails, { nodeId }));
  if (error && !data)
    return <TroubleBlock trouble={error} busy={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-96 rounded-card" />;
  const { hero, ...known } = data;
  const { game, rules } = known;
  return (
    <div className="flex flex-col gap-6 pt-2">
      {scene && hero && (
        <Picture
          src={game.icon}
          rendered={hero}
          sizes="(min-width: 48rem) 75vw, 100vw"
          width={640}
          height={360}
          className="aspect-2/1 w-full rounded-card object-cover md:aspect-3/1 rtl:-scale-x-100"
        />
      )}
      <Card
        as="article"
        className="grid grid-cols-[minmax(6.5rem,1fr)_2fr] gap-4 md:grid-cols-[14rem_1fr] md:gap-6"
      >
        <GameArt {...known} />
        <div className="self-center md:self-end">
          <h2 className="text-h2 md:text-h1">{game.name}</h2>
          <p className="text-body text-text-2">{t('by', { vendor: game.vendorName })}</p>
        </div>
        <div className="flex min-w-0 flex-col gap-4 max-md:col-span-2">
          <GameFacts {...known} wide />
          {rules && <p className="max-w-prose text-body text-text-2">{rules}</p>}
          <div className="md:max-w-md">
            <GameWays game={game} named />
          </div>
        </div>
      </Card>
      {game.gameType === 'PVP' && <Rooms />}
    </div>
  );
}
