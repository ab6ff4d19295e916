import { IconButton } from '@lantern/ui';
import { Bell, Mail } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ThemeButton } from '../../features/preferences/theme-switch.tsx';
import { useBalance } from '../../lib/money/balance.ts';
import { useOverlay } from '../../lib/navigation/overlay.ts';
import { isTrial, useSession } from '../../lib/session/session.ts';

/** The messages of a member, with how many of them are new. */
function Messages(): ReactNode {
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
        <span
          aria-hidden
          className="num pointer-events-none absolute end-1 top-1 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-badge-hot px-1 text-micro font-extrabold text-on-badge"
        >
          {unread > 99 ? '99+' : unread}
        </span>
      )}
    </span>
  );
}

/** The small tools of the header on a wide screen: announcements, messages, theme. */
export function HeaderList(): ReactNode {
  const { t } = useTranslation('layout');
  const overlay = useOverlay();
  const session = useSession();
  return (
    <div className="flex max-lg:hidden">
      <IconButton
        kind="header"
        label={t('overlay.announcements')}
        icon={<Bell size={20} aria-hidden />}
        onClick={() => overlay.open('announcements')}
      />
      {session && !isTrial(session) && <Messages />}
      <ThemeButton />
    </div>
  );
}
