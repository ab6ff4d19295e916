import { gameDetails } from '@lantern/contracts';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { BannerArea } from '../../features/banners/banner-area.tsx';
import type { BannerValue } from '../../features/banners/banner-slide.tsx';
import { useLaunch } from '../../features/games/launch.ts';
import { queryOf } from '../../lib/api/queries.ts';
import { useOverlay } from '../../lib/navigation/overlay.ts';
import { ownPath, paths } from '../../lib/navigation/paths.ts';
import { useSession } from '../../lib/session/session.ts';
import { bannerGroupOf } from '../../lib/site/banner-group.ts';

/** Follows the linkage of a banner: to the registration, into a game, or to a page of this site. */
function useLinkage(): (banner: BannerValue) => void {
  const overlay = useOverlay();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { launch } = useLaunch();
  const openGame = async (nodeId: string | null) => {
    const found = await client
      .ensureQueryData(queryOf(gameDetails, { nodeId: nodeId ?? '' }))
      .catch(() => undefined);
    if (found) launch(found.game);
    else navigate(paths.hot);
  };
  return ({ linkageType, linkage }) => {
    if (linkageType === 'register') overlay.open('register');
    if (linkageType === 'route') navigate(ownPath(linkage ?? '') ?? paths.home);
    if (linkageType === 'game') void openGame(linkage);
  };
}

/** The banners of the group that has the name of the address (NAV-12). */
export function PageBanner(): ReactNode {
  const { pathname } = useLocation();
  const session = useSession();
  const onOpen = useLinkage();
  const group = bannerGroupOf(pathname);
  const registering = group === paths.register;
  return (
    <div className="gutter pt-3 md:pt-5 empty:hidden">
      <BannerArea
        key={group}
        group={group}
        shown={({ linkageType }) => !((session || registering) && linkageType === 'register')}
        onOpen={onOpen}
      />
    </div>
  );
}
