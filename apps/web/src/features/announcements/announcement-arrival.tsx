import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useArrival } from '../../lib/navigation/arrival.ts';
import { useOverlay } from '../../lib/navigation/overlay.ts';
import { useSession } from '../../lib/session/session.ts';
import { isCovered } from '../../lib/show/covered.ts';
import { type Announcement, announcementsQuery } from './announcement.queries.ts';
import { forgetNotices, rememberNotices, rememberPopups, seenNotices, seenPopups } from './seen.ts';

/** A page is seen before anything covers it, and not covered while the visitor scrolls it. */
const afterMs = 1000;

/**
 * Calls back once after a while without scrolling or a dialog. Returns the function that stops it.
 */
function onceQuiet(then: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => (isCovered() ? wait() : then()), afterMs);
  };
  wait();
  // Rails and lists scroll too; their events do not bubble.
  document.addEventListener('scroll', wait, { capture: true, passive: true });
  return () => {
    clearTimeout(timer);
    document.removeEventListener('scroll', wait, { capture: true });
  };
}

const unseen = (list: readonly Announcement[] | undefined, seen: readonly string[]) =>
  (list ?? []).map(({ id }) => id).filter((id) => !seen.includes(id));

type Arrival = { name: 'announcement' | 'notice'; ids: readonly string[] };

/** The next announcement to open: first pop-ups for every visitor, then notices after a login. */
function useNext(): Arrival | undefined {
  const loggedIn = useSession() !== undefined;
  const popups = useQuery(announcementsQuery('PU'));
  const notices = useQuery({ ...announcementsQuery('PL'), enabled: loggedIn });
  useEffect(() => {
    if (!loggedIn) forgetNotices();
  }, [loggedIn]);
  const news = unseen(popups.data?.list, seenPopups());
  if (news.length > 0) return { name: 'announcement', ids: news };
  const told = loggedIn ? unseen(notices.data?.list, seenNotices()) : [];
  return told.length > 0 ? { name: 'notice', ids: told } : undefined;
}

/**
 * Opens announcements by themselves, but never over another overlay or on a `quiet` page. Each
 * opens once, even if it could not be shown. One comes at a time.
 */
export default function AnnouncementArrival({ quiet }: { quiet: boolean }): ReactNode {
  const overlay = useOverlay();
  const { ticket } = useArrival();
  const next = useNext();
  const waiting =
    next && !quiet && ticket === undefined && overlay.current === undefined ? next.name : undefined;
  const show = useEffectEvent(() => {
    if (!next) return;
    const remember = next.name === 'notice' ? rememberNotices : rememberPopups;
    remember(next.ids);
    overlay.open(next.name, { ids: next.ids.join() });
  });
  useEffect(() => {
    if (!waiting) return;
    return onceQuiet(() => show());
  }, [waiting]);
  return null;
}
