import { glide } from '@lantern/ui';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useOverlay } from '../lib/navigation/overlay.ts';
import { contentId } from './layout/content-id.ts';

/**
 * Puts the page where the address says: at the part that a hash names, else at the top of a new
 * page. Going back is left to the browser, and an overlay changes the address but not where the
 * page stands. The focus goes to the page as well.
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
