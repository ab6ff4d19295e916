import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { HeaderButton } from '../../lib/menu/header-button.tsx';
import { useOverlay } from '../../lib/navigation/overlay.ts';
import { useFreePlay } from './use-free-play.ts';

export function FreePlayControl(): ReactNode {
  const { t } = useTranslation('layout');
  const { offered, start, busy } = useFreePlay();
  if (!offered) return null;
  return (
    <HeaderButton kind="ghost" className="max-md:hidden" loading={busy} onClick={start}>
      {t('tabs.freePlay')}
    </HeaderButton>
  );
}

export function LoginControl(): ReactNode {
  const { t } = useTranslation('layout');
  const overlay = useOverlay();
  return (
    <HeaderButton kind="outline" onClick={() => overlay.open('login')}>
      {t('login')}
    </HeaderButton>
  );
}
