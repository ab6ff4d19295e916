import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useBannersKnown } from '../features/banners/use-banners-known.ts';
import { LobbyPage } from '../features/games/lobby/lobby-page.tsx';
import { useCategories } from '../features/games/use-categories.ts';
import { paths } from '../lib/navigation/paths.ts';
import { usePageTitle } from '../lib/navigation/title.ts';

/** `/elott`: the lobby of the lotteries; the numbers and the boards share it. */
export default function ElottRoute(): ReactNode {
  const { t } = useTranslation('layout');
  usePageTitle(t('page.elott'));
  const games = useCategories().find(({ to }) => to === paths.elott);
  if (!useBannersKnown()) return <div aria-busy="true" className="min-h-dvh" />;
  return <LobbyPage category={games?.category ?? 'ELOTT'} />;
}
