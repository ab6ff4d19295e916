import type { SessionValue } from '@lantern/contracts';
import { useTranslation } from 'react-i18next';
import { useOverlay } from '../../lib/overlay.ts';
import { paths } from '../../lib/paths.ts';
import { openSession } from '../../lib/session.ts';
import { toast } from '../../lib/toast.ts';

/** An address of this site only: nothing that a browser could read as another host. */
const ownPath = (path: string | undefined): string => (path && /^\/(?![/\\])/.test(path) ? path : paths.home);

/**
 * What follows a login: the session is kept, and the page shows what the visitor wanted before the login was asked for, or the
 * home page. Who is here for the first time is greeted.
 */
export function useEntered(wanted?: string | undefined): (session: SessionValue) => void {
  const { t } = useTranslation('session');
  const overlay = useOverlay();
  return (session) => {
    openSession(session);
    if (session.firstTimeLogin) toast('success', t('welcome', { name: session.nickname }));
    overlay.leave(ownPath(wanted));
  };
}
