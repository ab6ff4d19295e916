import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { HeaderButton } from '../../lib/menu/header-button.tsx';
import { useOverlay } from '../../lib/navigation/overlay.ts';
import { useSwitch } from '../../lib/site/site.ts';

/** The button of the header that opens the registration, where the brand has it. */
export function RegisterControl(): ReactNode {
  const { t } = useTranslation('layout');
  const overlay = useOverlay();
  if (!useSwitch('DIRECTREG3')) return null;
  return (
    <HeaderButton kind="accent" onClick={() => overlay.open('register')}>
      {t('register')}
    </HeaderButton>
  );
}
