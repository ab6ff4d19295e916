import { IconButton } from '@lantern/ui';
import { Bell } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useOverlay } from '../../lib/navigation/overlay.ts';

export function AnnouncementsTool(): ReactNode {
  const { t } = useTranslation('layout');
  const overlay = useOverlay();
  return (
    <IconButton
      kind="header"
      label={t('overlay.announcements')}
      icon={<Bell size={20} aria-hidden />}
      onClick={() => overlay.open('announcements')}
    />
  );
}
