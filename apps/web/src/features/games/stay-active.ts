import { stayActive } from '@lantern/contracts';
import { useRef } from 'react';
import { call } from '../../lib/api/api.ts';

/** The site records activity at most this often. */
const minuteMs = 60_000;

/**
 * Tells the site that the member plays, once a minute at most. A vendor with a wallet of its own
 * asks the site for no stake, so that the login would become idle in the middle of a game. One that
 * is lost does no harm: the next round says it again.
 */
export function useStayActive(): () => void {
  const last = useRef(Number.NEGATIVE_INFINITY);
  return () => {
    const now = performance.now();
    if (now - last.current < minuteMs) return;
    last.current = now;
    call(stayActive, { body: {} }).catch(() => undefined);
  };
}
