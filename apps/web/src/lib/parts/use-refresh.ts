import { useRef, useState } from 'react';

/** A balance is asked for at most once in this time, however often the button is pressed. */
const restMs = 1000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Runs `ask` on demand, and says that it is updating for at least the time in which it will not ask
 * again.
 */
export function useRefresh(ask: () => Promise<unknown>): {
  refresh: () => void;
  updating: boolean;
} {
  const [updating, setUpdating] = useState(false);
  const busy = useRef(false);
  const refresh = async () => {
    if (busy.current) return;
    busy.current = true;
    setUpdating(true);
    await Promise.allSettled([ask(), pause(restMs)]);
    busy.current = false;
    setUpdating(false);
  };
  return { refresh: () => void refresh(), updating };
}
