import { hotGames } from '@lantern/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { BannerArea } from '../features/banners/banner-area.tsx';
import type { BannerValue } from '../features/banners/banner-slide.tsx';
import { CategoryRow } from '../features/games/category-row.tsx';
import { GameShelf } from '../features/games/game-shelf.tsx';
import { useLaunch } from '../features/games/launch.ts';
import { useFreePlay } from '../features/session/use-free-play.ts';
import { FreePlayPanel, RecordPanel } from '../features/welcome/beside-game.tsx';
import { FirstSteps } from '../features/welcome/first-steps.tsx';
import { useOverlay } from '../lib/overlay.ts';
import { ownPath, paths } from '../lib/paths.ts';
import { queryOf } from '../lib/queries.ts';
import { isTrial, useSession } from '../lib/session.ts';
import { useSite } from '../lib/site.ts';
import { usePageTitle } from '../lib/title.ts';

/** Follows the linkage of a banner: to the registration, into a game, or to a page of this site. */
function useLinkage(): (banner: BannerValue) => void {
  const overlay = useOverlay();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { launch } = useLaunch();
  return ({ linkageType, linkage }) => {
    if (linkageType === 'register') overlay.open('register');
    if (linkageType === 'route') navigate(ownPath(linkage ?? '') ?? paths.home);
    if (linkageType === 'game') {
      const { list = [] } = client.getQueryData(queryOf(hotGames).queryKey) ?? {};
      const game = list.find(({ vassalage, gameCode }) => `${vassalage}:${gameCode}` === linkage);
      if (game) launch(game);
      else navigate(paths.games);
    }
  };
}

/** The record for a member, play money for everybody else where the brand has it. */
function BesideGame(): ReactNode {
  const session = useSession();
  const overlay = useOverlay();
  const freePlay = useFreePlay();
  if (session && !isTrial(session)) return <RecordPanel onOpen={() => overlay.openCentre('personalHistoryCopy')} />;
  if (session || !freePlay.offered) return null;
  return <FreePlayPanel busy={freePlay.busy} onStart={freePlay.start} />;
}

/** The home page: banners, categories, games, and for a visitor the way in. */
export default function HomeRoute(): ReactNode {
  const { settings } = useSite();
  const session = useSession();
  const onOpen = useLinkage();
  // How high the shelf will be is known with its games only; what stands below waits, so that it does not jump.
  const { isPending } = useQuery(queryOf(hotGames));
  usePageTitle();
  return (
    <div className={clsx('gutter flex flex-col gap-6 py-3 md:gap-8 md:py-5', isPending && 'min-h-dvh')}>
      <h1 className="sr-only">{settings.name}</h1>
      <BannerArea group="/" shown={({ linkageType }) => !(session && linkageType === 'register')} onOpen={onOpen} />
      <div id="games" className="-mt-3 flex scroll-mt-18 flex-col gap-3 md:-mt-4 lg:scroll-mt-20">
        <CategoryRow />
        <GameShelf beside={<BesideGame />} />
      </div>
      {!isPending && <FirstSteps />}
    </div>
  );
}
