import { hotGames } from '@lantern/contracts';
import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { lazy, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AnnouncementStrip } from '../features/announcements/announcement-strip.tsx';
import { CategoryRow } from '../features/games/category-row.tsx';
import { GameShelf } from '../features/games/game-shelf.tsx';
import { useFreePlay } from '../features/session/use-free-play.ts';
import { FreePlayPanel, RecordPanel } from '../features/welcome/beside-game.tsx';
import { queryOf } from '../lib/api/queries.ts';
import { AllLink } from '../lib/navigation/all-link.tsx';
import { useOverlay } from '../lib/navigation/overlay.ts';
import { paths } from '../lib/navigation/paths.ts';
import { usePageTitle } from '../lib/navigation/title.ts';
import { Late } from '../lib/parts/late.tsx';
import { part } from '../lib/parts/lazy-part.ts';
import { isTrial, useSession } from '../lib/session/session.ts';
import { useSite } from '../lib/site/site.ts';

const Below = lazy(part(() => import('./home-below.tsx')));

/** The record for a member, play money for visitors where the brand has it. */
function BesideGame(): ReactNode {
  const session = useSession();
  const overlay = useOverlay();
  const freePlay = useFreePlay();
  if (session && !isTrial(session))
    return <RecordPanel onOpen={() => overlay.openCentre('personalHistoryCopy')} />;
  if (session || !freePlay.offered) return null;
  return <FreePlayPanel busy={freePlay.busy} onStart={freePlay.start} />;
}

/**
 * The home page below its banners: announcements, categories, hot games; the rest is a separate
 * chunk.
 */
export default function HomeRoute(): ReactNode {
  const { t } = useTranslation('games');
  const { settings } = useSite();
  // The height of the shelf is known with its games only; the content below waits, so that it does
  // not jump.
  const { isPending } = useQuery(queryOf(hotGames));
  usePageTitle();
  return (
    <div
      className={clsx(
        'gutter flex flex-col gap-6 py-2 md:gap-8 md:pt-3 md:pb-5',
        isPending && 'min-h-dvh',
      )}
    >
      <h1 className="sr-only">{settings.name}</h1>
      <div id="games" className="flex scroll-mt-18 flex-col gap-1.5 md:gap-3 lg:scroll-mt-20">
        <AnnouncementStrip />
        <CategoryRow />
        <GameShelf beside={<BesideGame />} action={<AllLink to={paths.hot} label={t('hot')} />} />
      </div>
      {!isPending && (
        <Late below fallback={<div aria-busy="true" className="min-h-dvh" />}>
          <Below />
        </Late>
      )}
    </div>
  );
}
