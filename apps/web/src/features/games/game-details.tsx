import { type Game, gameDetails, gameList } from '@lantern/contracts';
import { SectionHeading, TileSkeleton } from '@lantern/ui';
import { Modal } from '@lantern/ui/modal';
import { useQuery } from '@tanstack/react-query';
import { BookOpen, Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { queryOf } from '../../lib/api/queries.ts';
import { useOverlay } from '../../lib/navigation/overlay.ts';
import { TroubleBlock } from '../../lib/trouble/trouble-block.tsx';
import { GameArt, GameFacts, GameWays, type Known } from './game-parts.tsx';
import { GameGrid } from './lobby/game-grid.tsx';

/** One row on a desktop. */
const mostSimilar = 6;

function Similar({ game }: { game: Game }): ReactNode {
  const { t } = useTranslation('lobby');
  const { gameType, gameClassify } = game;
  const { data } = useQuery(
    queryOf(gameList, {
      gameType,
      ...(gameClassify && { gameClassify }),
      sort: 'popular',
      pageSize: mostSimilar + 1,
    }),
  );
  const similar = data?.games
    .filter(({ nodeId, maintenance }) => nodeId !== game.nodeId && !maintenance)
    .slice(0, mostSimilar);
  if (!similar?.length) return null;
  return (
    <section className="flex flex-col gap-2">
      <SectionHeading icon={<Sparkles size={20} />} title={t('details.similar')} level={3} />
      <GameGrid games={similar} few label={t('details.similar')} />
    </section>
  );
}

const besideTile = 'grid grid-cols-[minmax(7rem,2fr)_3fr] gap-4 md:grid-rows-[auto_1fr] md:gap-6';

function Details(known: Known): ReactNode {
  const { t } = useTranslation(['lobby', 'games']);
  const { game, hero, rules } = known;
  return (
    <div className="flex flex-col gap-6">
      <div className={hero ? 'flex flex-col gap-4' : besideTile}>
        <GameArt {...known} />
        <div className="flex min-w-0 flex-col gap-4">
          <p className="text-body text-text-2">{t('games:by', { vendor: game.vendorName })}</p>
          <GameFacts {...known} wide={hero !== undefined} />
        </div>
        <div className="max-md:col-span-2">
          <GameWays game={game} />
        </div>
      </div>
      {rules && (
        <section className="flex flex-col gap-2">
          <SectionHeading icon={<BookOpen size={20} />} title={t('details.rules')} level={3} />
          <p className="max-w-prose text-body text-text-2">{rules}</p>
        </section>
      )}
      <Similar game={game} />
    </div>
  );
}

/** What is known of a game, and the ways to play it: for real money or with play money. */
export default function GameDetails(): ReactNode {
  const { t } = useTranslation(['lobby', 'games', 'common', 'layout']);
  const { current, close } = useOverlay();
  const { nodeId = '', name = '' } = current?.params ?? {};
  const { data, error, refetch, isFetching } = useQuery(queryOf(gameDetails, { nodeId }));
  return (
    <Modal
      open
      onOpenChange={close}
      title={(data?.game.name ?? name) || t('layout:overlay.gamePopup')}
      closeLabel={t('common:close')}
    >
      {data && <Details key={data.game.nodeId} {...data} />}
      {!data && error && (
        <TroubleBlock trouble={error} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {!data && !error && (
        <div aria-busy="true" className="w-40">
          <TileSkeleton />
        </div>
      )}
    </Modal>
  );
}
