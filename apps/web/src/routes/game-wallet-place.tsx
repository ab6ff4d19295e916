import { lazy, type ReactNode } from 'react';
import { useOpenGame } from '../features/games/open-game.ts';
import { Late } from '../lib/parts/late.tsx';
import { part } from '../lib/parts/lazy-part.ts';

const GameWallet = lazy(part(() => import('../features/wallets/game-wallet.tsx')));

/** The vendor's wallet of a running game that is played from one; no game waits for it. */
export function GameWalletPlace(): ReactNode {
  const game = useOpenGame();
  if (!game?.ownWallet) return null;
  const { vassalage, vendorName, moved } = game;
  return (
    <Late fallback={<div className="h-12 shrink-0 border-border border-b bg-surface" />}>
      <GameWallet vassalage={vassalage} vendor={vendorName} moved={moved} />
    </Late>
  );
}
