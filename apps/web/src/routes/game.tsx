import { Button } from '@lantern/ui';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { GameScreen } from '../features/games/game-screen.tsx';
import { useOpenGame } from '../features/games/open-game.ts';
import { BalancePill } from '../features/wallet/balance-pill.tsx';
import { useOverlay } from '../lib/overlay.ts';
import { isTrial, useSession } from '../lib/session.ts';
import { usePageTitle } from '../lib/title.ts';

/** The page of a running game: its own slim bar with the balance and the way to a deposit, and the frame. */
export default function GameRoute(): ReactNode {
  const { t } = useTranslation('layout');
  const overlay = useOverlay();
  const session = useSession();
  const game = useOpenGame();
  usePageTitle(game?.name);
  return (
    <GameScreen
      tools={
        <>
          <BalancePill />
          {!isTrial(session) && (
            <Button kind="accent" size={36} onClick={() => overlay.openCentre('depositv2')}>
              <span className="flex items-center gap-2">
                <Plus size={18} aria-hidden />
                <span className="max-sm:sr-only">{t('deposit')}</span>
              </span>
            </Button>
          )}
        </>
      }
    />
  );
}
