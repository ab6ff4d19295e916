import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useBannersKnown } from '../features/banners/use-banners-known.ts';
import { GameShelf } from '../features/games/game-shelf.tsx';
import { LobbyPage } from '../features/games/lobby/lobby-page.tsx';
import { useCategories } from '../features/games/use-categories.ts';
import { ElottPage } from '../features/lottery/elott-page.tsx';
import { paths } from '../lib/navigation/paths.ts';
import { usePageTitle } from '../lib/navigation/title.ts';

/** `/elott`: the lobby of the lotteries where a brand has some, else what will be drawn here. */
export default function ElottRoute(): ReactNode {
  const { t } = useTranslation(['layout', 'lottery']);
  usePageTitle(t('page.elott'));
  const games = useCategories().find(({ to }) => to === paths.elott);
  if (!useBannersKnown()) return <div aria-busy="true" className="min-h-dvh" />;
  if (games) return <LobbyPage category={games.category} />;
  return <ElottPage suggestions={<GameShelf openOnly title={t('lottery:meanwhile')} />} />;
}
