import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { HeaderButton } from '../../lib/menu/header-button.tsx';
import type { HeaderPart } from '../../lib/menu/manifest.ts';
import { useOverlay } from '../../lib/navigation/overlay.ts';

function DepositControl(): ReactNode {
  const { t } = useTranslation('layout');
  const overlay = useOverlay();
  return (
    <HeaderButton
      kind="accent"
      // On the narrowest phones a long balance needs the room.
      start={<Plus size={18} aria-hidden className="max-[24rem]:hidden" />}
      onClick={() => overlay.openCentre('depositv2')}
    >
      {t('deposit')}
    </HeaderButton>
  );
}

export const controls: readonly HeaderPart[] = [{ order: 2, for: 'payers', Part: DepositControl }];
