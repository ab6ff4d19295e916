import type { SessionValue } from '@lantern/contracts';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useOverlay } from '../navigation/overlay.ts';
import { ownPath, paths } from '../navigation/paths.ts';
import { toast } from '../show/toast.ts';
import { keepPending } from './login-step.ts';
import { keepLoggedIn, stopStaying } from './remembered.ts';
import { openSession } from './session.ts';

interface Choice {
  /** The member wants to stay logged in on this device. */
  stay?: boolean | undefined;
}

export type Enter = (session: SessionValue, choice?: Choice) => void;

/**
 * What follows a login, whichever way it came. A session that is whole is kept, and the page shows
 * what the visitor `wanted` before the login was asked for, or the home page; who is here for the
 * first time is greeted. One with a step left to do is kept apart, and the login shows that step.
 */
export function useEntered(wanted?: string | undefined): Enter {
  const { t } = useTranslation('session');
  const overlay = useOverlay();
  const { pathname } = useLocation();
  const shown = overlay.current?.name ?? (pathname === paths.login ? 'login' : undefined);
  const atLogin = shown === 'login' || shown === 'centre';
  return (session, { stay = false } = {}) => {
    const { token, account, next, methods } = session;
    if (next) {
      keepPending({ token, account, next, methods, stay });
      if (!atLogin) overlay.leave(paths.login);
      return;
    }
    openSession(session);
    if (stay) keepLoggedIn();
    else stopStaying();
    if (session.firstTimeLogin) toast('success', t('welcome', { name: session.nickname }));
    overlay.leave(ownPath(wanted ?? '') ?? paths.home);
  };
}
