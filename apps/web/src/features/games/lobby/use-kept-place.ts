import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { tabStore } from '../../../lib/device/storage.ts';

const placeOf = (key: string) => `place ${key}`;

/**
 * Restores how far a list was scrolled when Back or a reload leads to it again, once it is as long
 * as it was (`ready`). The browser does so too early, while the list is still short.
 */
export function useKeptPlace(ready: boolean): void {
  const { key } = useLocation();
  const how = useNavigationType();
  const restored = useRef(how !== 'POP');

  useLayoutEffect(() => {
    if (!ready || restored.current) return;
    restored.current = true;
    const kept = Number(tabStore.read(placeOf(key)) ?? 0);
    if (kept > 0) window.scrollTo(0, kept);
  }, [ready, key]);

  useEffect(() => {
    if (!ready) return;
    let frame = 0;
    const keep = () => tabStore.write(placeOf(key), String(Math.round(window.scrollY)));
    const onScroll = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(keep);
    };
    // The next page of the list gives the same place another entry of the history.
    keep();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', onScroll);
    };
  }, [ready, key]);
}
