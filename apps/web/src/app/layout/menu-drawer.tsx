import { Sheet } from '@lantern/ui/sheet';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Logo } from './logo.tsx';
import { SideMenu } from './side/side-menu.tsx';

interface MenuDrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The side menu of a phone. Going anywhere closes it. */
export default function MenuDrawer({ open, onOpenChange }: MenuDrawerProps): ReactNode {
  const { t } = useTranslation(['layout', 'common']);
  const { key } = useLocation();
  const openedAt = useRef(key);
  useEffect(() => {
    if (key === openedAt.current) return;
    openedAt.current = key;
    onOpenChange(false);
  }, [key, onOpenChange]);
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={t('menu.label')}
      closeLabel={t('common:close')}
      head={<Logo tone="surface" />}
    >
      <SideMenu drawer />
    </Sheet>
  );
}
