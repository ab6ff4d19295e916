import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useBannersKnown } from '../features/banners/use-banners-known.ts';
import { LobbyPage } from '../features/games/lobby/lobby-page.tsx';
import { useCategories } from '../features/games/use-categories.ts';
import { useMenu } from '../features/lottery/draws/use-menu.ts';
import { Lobby } from '../features/lottery/lobby.tsx';
import { paths } from '../lib/navigation/paths.ts';
import { usePageTitle } from '../lib/navigation/title.ts';

/** `/elott`: the draws of the brand; without any, the lotteries of vendors. */
export default function ElottRoute(): ReactNode {
  const { t } = useTranslation('layout');
  usePageTitle(t('page.elott'));
  const ofVendors = useCategories().find(({ to }) => to === paths.elott);
  const { groups, isLoading } = useMenu();
  if (!useBannersKnown() || isLoading) return <div aria-busy="true" className="min-h-dvh" />;
  return groups.length > 0 ? (
    <Lobby title={t('page.elott')} gameTypes={['ELOTT', 'LOTT']} />
  ) : (
    <LobbyPage category={ofVendors?.category ?? 'ELOTT'} />
  );
}
