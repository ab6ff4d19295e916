import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { GameScreen } from '../features/games/game-screen.tsx';
import { useOpenGame } from '../features/games/open-game.ts';
import { SeamlessGone } from '../features/games/seamless-gone.tsx';
import { usePageTitle } from '../lib/navigation/title.ts';
import { useSite } from '../lib/site/site.ts';
import { GameTools } from './game-tools.tsx';
import { GameWalletPlace } from './game-wallet-place.tsx';

/** `/seamless`: a game within the frame of the site, as high as the bars leave it (NAV-04). */
export default function SeamlessRoute(): ReactNode {
  const { t } = useTranslation('layout');
  const { barsBesideGames } = useSite().settings;
  usePageTitle(useOpenGame()?.name ?? t('page.seamless'));
  return (
    <GameScreen
      tools={<GameTools />}
      below={<GameWalletPlace />}
      gone={<SeamlessGone />}
      within={barsBesideGames ? 'h-[calc(100dvh-3.5rem)] lg:h-[calc(100dvh-4rem)]' : 'h-dvh'}
    />
  );
}
