import { IconButton } from '@lantern/ui';
import clsx from 'clsx';
import { Mail } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useBalance } from '../../lib/money/balance.ts';
import { useOverlay } from '../../lib/navigation/overlay.ts';

const badge = clsx(
  'num pointer-events-none absolute end-1 top-1',
  'grid h-4.5 min-w-4.5 place-items-center rounded-full px-1',
  'bg-badge-hot text-micro font-extrabold text-on-badge',
);

/** The messages of a member, with the number of unread ones. */
export function MessagesTool(): ReactNode {
  const { t } = useTranslation('layout');
  const overlay = useOverlay();
  const unread = useBalance().data?.unreadCount ?? 0;
  return (
    <span className="relative">
      <IconButton
        kind="header"
        label={unread > 0 ? t('tools.messagesNew', { count: unread }) : t('tools.messages')}
        icon={<Mail size={20} aria-hidden />}
        onClick={() => overlay.openCentre('messageV2')}
      />
      {unread > 0 && (
        <span aria-hidden className={badge}>
          {unread > 99 ? '99+' : unread}
        </span>
      )}
    </span>
  );
}
