import { glide } from '@lantern/ui';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useOverlay } from '../lib/navigation/overlay.ts';
import { contentId } from './layout/content-id.ts';

/**
 * Scrolls to the part that a hash names, or to the top of a new page, and moves the focus there.
 * Going back is left to the browser, and an overlay does not scroll the page.
 */
export function useScroll(): void {
  const { pathname, hash, key } = useLocation();
  const how = useNavigationType();
  const covered = useOverlay().current !== undefined;

  useEffect(() => {
    if (hash && !covered)
      document.getElementById(hash.slice(1))?.scrollIntoView({ behavior: glide() });
  }, [hash, key]);

  useEffect(() => {
    if (how !== 'POP' && !hash) window.scrollTo(0, 0);
  }, [pathname]);

  // Screen readers and keyboards start at the new page, not behind the link to it.
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (!covered) document.getElementById(contentId)?.focus({ preventScroll: true });
  }, [pathname, covered]);
}
