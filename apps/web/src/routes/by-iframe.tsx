import type { ReactNode } from 'react';
import { GameScreen } from '../features/games/game-screen.tsx';
import { useOpenGame } from '../features/games/open-game.ts';
import { usePageTitle } from '../lib/navigation/title.ts';
import { GameTools } from './game-tools.tsx';
import { GameWalletPlace } from './game-wallet-place.tsx';

/** The page of a running game: a slim bar with the balance and a deposit button, and the frame. */
export default function GameRoute(): ReactNode {
  usePageTitle(useOpenGame()?.name);
  return <GameScreen tools={<GameTools />} below={<GameWalletPlace />} />;
}
