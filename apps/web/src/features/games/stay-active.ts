import { stayActive } from '@lantern/contracts';
import { useRef } from 'react';
import { call } from '../../lib/api/api.ts';

/** The site records activity at most this often. */
const minuteMs = 60_000;

/**
 * Reports play to the site, once a minute at most. A vendor with its own wallet sends no bets to
 * the site, so the session would become idle during a game. A lost report does no harm: the next
 * round sends another.
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
