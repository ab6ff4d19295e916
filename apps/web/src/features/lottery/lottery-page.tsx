import type { LotteryGame } from '@lantern/contracts';
import { Skeleton } from '@lantern/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TroubleBlock } from '../../lib/trouble/trouble-block.tsx';
import { useAskedFor } from './asked-for.ts';
import { DrawPage } from './draws/draw-page.tsx';
import { useMenu } from './draws/use-menu.ts';
import { GamePage } from './game-page.tsx';
import { Lobby } from './lobby.tsx';

/** The page of the game that the address names; a game that is not offered leads to the lobby. */
function Asked({ gameCode, lobby }: { gameCode: string; lobby: ReactNode }): ReactNode {
  const { data, error, isFetching, refetch, find } = useMenu();
  if (error && !data)
    return <TroubleBlock trouble={error} busy={isFetching} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <div className="gutter py-5">
        <Skeleton className="h-96 rounded-card" />
      </div>
    );
  const game = find(gameCode.toLowerCase());
  return game ? <GamePage key={game.gameCode} game={game} /> : lobby;
}

/** `/lottery` and `/vnlottery`: a draw, a game, or the lobby of a kind of games. */
export function LotteryPage({ gameType }: { gameType: LotteryGame['gameType'] }): ReactNode {
  const { t } = useTranslation('lottery');
  const { gameCode, drawId } = useAskedFor();
  const title = t(gameType === 'LOTT' ? 'vnTitle' : 'title');
  const lobby = <Lobby title={title} gameTypes={[gameType]} />;
  if (drawId !== undefined)
    return (
      <div className="gutter mx-auto flex w-full max-w-240 flex-col gap-4 py-3 md:gap-5 md:py-5">
        <DrawPage drawId={drawId} />
      </div>
    );
  return gameCode === undefined ? lobby : <Asked gameCode={gameCode} lobby={lobby} />;
}
