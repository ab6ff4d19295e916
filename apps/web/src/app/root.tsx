import { type ErrorCode, type LoginStep, siteStatuses } from '@lantern/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useWaitingLaunch } from '../features/games/launch.ts';
import { loadErrorTexts } from '../lib/i18n/i18n.ts';
import { useArrival } from '../lib/navigation/arrival.ts';
import { type CurrentOverlay, useOverlay } from '../lib/navigation/overlay.ts';
import { openToVisitors, paths } from '../lib/navigation/paths.ts';
import { Late } from '../lib/parts/late.tsx';
import { part } from '../lib/parts/lazy-part.ts';
import { useProtectionNow } from '../lib/protection/protection-now.ts';
import { onStepDemanded } from '../lib/session/login-step.ts';
import { isTrial, onSessionEnded, useSession } from '../lib/session/session.ts';
import { toast } from '../lib/show/toast.ts';
import { useSwitch } from '../lib/site/site.ts';
import { useSiteStatus } from '../lib/site/site-status.ts';
import { TroubleBoundary } from '../lib/trouble/trouble-boundary.tsx';
import { refusalText } from '../lib/trouble/trouble-text.ts';
import { ClosedSite } from './closed-site.tsx';
import { LeftGames } from './left-games.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { Overlays } from './overlays.tsx';
import { placeAt } from './pages.ts';
import { loadLiveConnection } from './session-parts.ts';
import { Toasts } from './toasts.tsx';
import { useScroll } from './use-scroll.ts';

const UpdatePrompt = lazy(part(() => import('../features/status/update-prompt.tsx')));
const AnnouncementArrival = lazy(
  part(() => import('../features/announcements/announcement-arrival.tsx')),
);
const LiveConnection = lazy(part(loadLiveConnection));
const RealityWatch = lazy(part(() => import('../features/protection/reality-watch.tsx')));
const TicketDialog = lazy(part(() => import('../features/session/ticket-dialog.tsx')));

/**
 * Whether the login is what a visitor is shown here. On a restricted brand every page leads to it
 * by itself; where it is, a second one would hide what the first was asked for. The centres show it
 * in their place, and then the page that was open.
 */
const isLogin = (pathname: string, shown: CurrentOverlay | undefined) =>
  shown === undefined
    ? pathname === paths.login
    : ['login', 'centre', 'agent'].includes(shown.name);

/** Asks for a login, which leads back to this page. */
function useLoginHere(restricted: boolean): () => void {
  const overlay = useOverlay();
  const { pathname } = useLocation();
  return () => {
    if (!restricted && !isLogin(pathname, overlay.current)) overlay.open('login', { to: pathname });
  };
}

/** Shows a refusal as a toast, once its text has loaded. */
function useRefusalToast(): (code: ErrorCode) => void {
  const { i18n } = useTranslation('layout');
  return (code) => void loadErrorTexts().then(() => toast('info', refusalText(i18n, code)));
}

/** Says that the site has ended the session, and asks for a login (SYS-11). */
function useSessionEnd(restricted: boolean): void {
  const say = useRefusalToast();
  const askHere = useLoginHere(restricted);
  const ask = useEffectEvent((code: ErrorCode) => {
    say(code);
    askHere();
  });
  useEffect(() => onSessionEnded((code) => ask(code)), []);
}

/** Opens the login step that the site demands of a logged-in member. */
function useStepDemand(restricted: boolean): void {
  const say = useRefusalToast();
  const askHere = useLoginHere(restricted);
  const lead = useEffectEvent((next: LoginStep) => {
    say(next === 'verify' ? 'verification_required' : 'password_change_required');
    askHere();
  });
  useEffect(() => onStepDemanded((next) => lead(next)), []);
}

/** The question that a login ticket in the address brings, over whatever page it leads to. */
function TicketPlace(): ReactNode {
  const { ticket } = useArrival();
  if (ticket === undefined) return null;
  return (
    <TroubleBoundary fallback={() => null}>
      <Suspense>
        <TicketDialog ticket={ticket} />
      </Suspense>
    </TroubleBoundary>
  );
}

/** Announcements that open by themselves, but not over a game or a form. */
function ArrivalPlace({ pathname }: { pathname: string }): ReactNode {
  const { areas } = placeAt(pathname);
  // A self-excluded member is not invited to play.
  const excluded = useProtectionNow().data?.exclusion;
  return (
    <Late below>
      <AnnouncementArrival
        quiet={
          areas.entry === true ||
          areas.own === true ||
          areas.besideGame === true ||
          Boolean(excluded)
        }
      />
    </Late>
  );
}

/** What the address shows, as far as the visitor may see it, and what lies over it. */
function Content(): ReactNode {
  const { pathname, search } = useLocation();
  const session = useSession();
  const restricted = useSwitch('RESTRICTVISIT3');
  const status = useSiteStatus(useQueryClient());
  if (status && status.status !== siteStatuses.open) return <ClosedSite status={status} />;
  if (restricted && !session && !openToVisitors.includes(pathname)) {
    return <Navigate to={paths.login} replace state={{ to: `${pathname}${search}` }} />;
  }
  return (
    <>
      <Outlet />
      <Overlays />
      <TicketPlace />
      <ArrivalPlace pathname={pathname} />
      {session && !isTrial(session) && (
        <Late>
          <RealityWatch />
        </Late>
      )}
      <LeftGames />
      <Toasts />
      <OfflineNotice />
      {import.meta.env.PROD && (
        <Late below>
          <UpdatePrompt />
        </Late>
      )}
    </>
  );
}

/** The frame of every page, and what keeps it up to date. */
export function Root(): ReactNode {
  const session = useSession();
  const restricted = useSwitch('RESTRICTVISIT3');
  useSessionEnd(restricted);
  useStepDemand(restricted);
  useWaitingLaunch();
  useScroll();
  return (
    <>
      {session && (
        <Late>
          <LiveConnection />
        </Late>
      )}
      <Content />
    </>
  );
}
