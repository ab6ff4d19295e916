import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useWaitingLaunch } from '../features/games/launch.ts';
import { useOverlay } from '../lib/overlay.ts';
import { openToVisitors, paths } from '../lib/paths.ts';
import { onSessionEnded, useSession } from '../lib/session.ts';
import { useSwitch } from '../lib/site.ts';
import { toast } from '../lib/toast.ts';
import { useLiveConnection } from './live-connection.ts';
import { OfflineNotice } from './offline-notice.tsx';
import { Overlays } from './overlays.tsx';
import { Toasts } from './toasts.tsx';
import { useScroll } from './use-scroll.ts';

/** Says that the site has ended the session, and asks for a login (SYS-11). */
function useSessionEnd(restricted: boolean): void {
  const { t } = useTranslation(['error', 'layout']);
  const overlay = useOverlay();
  const ask = useEffectEvent((code: Parameters<Parameters<typeof onSessionEnded>[0]>[0]) => {
    toast('info', t(`error:${code}`));
    // On a restricted brand every page leads to the login page by itself.
    if (!restricted) overlay.open('login');
  });
  useEffect(() => onSessionEnded((code) => ask(code)), []);
}

/** The frame of every page: who may see it, what lies over it, and what keeps it up to date. */
export function Root(): ReactNode {
  const { pathname, search } = useLocation();
  const session = useSession();
  const restricted = useSwitch('RESTRICTVISIT3');
  useSessionEnd(restricted);
  useLiveConnection();
  useWaitingLaunch();
  useScroll();

  if (restricted && !session && !openToVisitors.includes(pathname)) {
    return <Navigate to={paths.login} replace state={{ to: `${pathname}${search}` }} />;
  }
  return (
    <>
      <Outlet />
      <Overlays />
      <Toasts />
      <OfflineNotice />
    </>
  );
}
