import { lazy, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useBannersKnown } from '../features/banners/use-banners-known.ts';
import { HotPage } from '../features/games/lobby/hot-page.tsx';
import { LobbyPage } from '../features/games/lobby/lobby-page.tsx';
import { WinnerBoard } from '../features/winners/winner-board.tsx';
import { categoryAt } from '../lib/navigation/paths.ts';
import { usePageTitle } from '../lib/navigation/title.ts';
import { Late } from '../lib/parts/late.tsx';
import { part } from '../lib/parts/lazy-part.ts';

const Draws = lazy(part(() => import('./home-draws.tsx')));

/** The lobby of all categories, with what other features know of real play. */
const hotPage = (
  <HotPage
    draws={
      <Late below fallback={null}>
        <Draws />
      </Late>
    }
    wins={<WinnerBoard />}
  />
);

/** The lobbies: `/hot`, and one of each category of games but the lotteries. */
export default function EgameRoute(): ReactNode {
  const { t } = useTranslation(['layout', 'games']);
  const category = categoryAt(useLocation().pathname);
  usePageTitle(category ? t(`games:category.${category}`) : t('menu.hot'));
  if (!useBannersKnown()) return <div aria-busy="true" className="min-h-dvh" />;
  return category ? <LobbyPage key={category} category={category} /> : hotPage;
}
