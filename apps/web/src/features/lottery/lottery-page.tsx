import type { LotteryGame } from '@lantern/contracts';
import { Skeleton } from '@lantern/ui';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { part } from '../../lib/parts/lazy-part.ts';
import { TroubleBlock } from '../../lib/trouble/trouble-block.tsx';
import { useAskedFor } from './asked-for.ts';
import { useMenu } from './draws/use-menu.ts';
import { Lobby } from './lobby.tsx';

// The lobby loads neither boards nor rules.
const GamePage = lazy(part(() => import('./game-page.tsx')));
const Archive = lazy(part(() => import('./results/archive.tsx')));
const DrawPage = lazy(part(() => import('./draws/draw-page.tsx')));

function Waiting(): ReactNode {
  return (
    <div aria-busy="true" className="gutter py-5">
      <Skeleton className="h-96 rounded-card" />
    </div>
  );
}

/** The page of the game that the address names; a game that is not offered leads to the lobby. */
function Asked({ gameCode, lobby }: { gameCode: string; lobby: ReactNode }): ReactNode {
  const { data, error, isFetching, refetch, find } = useMenu();
  if (error && !data)
    return <TroubleBlock trouble={error} busy={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <Waiting />;
  const game = find(gameCode.toLowerCase());
  if (!game) return lobby;
  return (
    <Suspense fallback={<Waiting />}>
      <GamePage key={game.gameCode} game={game} />
    </Suspense>
  );
}

/**
 * `/lottery` and `/vnlottery`: a draw, a game, the results of a region, or the lobby of a kind of
 * games.
 */
export function LotteryPage({ gameType }: { gameType: LotteryGame['gameType'] }): ReactNode {
  const { t } = useTranslation('lottery');
  const { gameCode, drawId, region } = useAskedFor();
  const title = t(gameType === 'LOTT' ? 'vnTitle' : 'title');
  const lobby = <Lobby title={title} gameTypes={[gameType]} />;
  if (drawId !== undefined)
    return (
      <div className="gutter mx-auto flex w-full max-w-240 flex-col gap-4 py-3 md:gap-5 md:py-5">
        <Suspense fallback={<Waiting />}>
          <DrawPage drawId={drawId} />
        </Suspense>
      </div>
    );
  if (gameType === 'LOTT' && region !== undefined)
    return (
      <Suspense fallback={<Waiting />}>
        <Archive region={region} />
      </Suspense>
    );
  return gameCode === undefined ? lobby : <Asked gameCode={gameCode} lobby={lobby} />;
}
