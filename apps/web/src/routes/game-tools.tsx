import { Button } from '@lantern/ui';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BalancePill } from '../features/wallet/balance-pill.tsx';
import { useOverlay } from '../lib/navigation/overlay.ts';
import { isTrial, useSession } from '../lib/session/session.ts';

/** The bar of a running game: balance and deposit. */
export function GameTools(): ReactNode {
  const { t } = useTranslation('layout');
  const overlay = useOverlay();
  const session = useSession();
  return (
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
  );
}
