import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { HeaderButton } from '../../lib/menu/header-button.tsx';
import type { HeaderPart } from '../../lib/menu/manifest.ts';
import { useOverlay } from '../../lib/navigation/overlay.ts';

function WithdrawControl(): ReactNode {
  const { t } = useTranslation('layout');
  const overlay = useOverlay();
  return (
    <HeaderButton
      kind="outline"
      className="max-lg:hidden"
      onClick={() => overlay.openCentre('withdraw')}
    >
      {t('withdraw')}
    </HeaderButton>
  );
}

export const controls: readonly HeaderPart[] = [{ order: 3, for: 'payers', Part: WithdrawControl }];
