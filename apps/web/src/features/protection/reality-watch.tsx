import { type ReactNode, useEffect, useState } from 'react';
import { useProtectionNow } from '../../lib/protection/protection-now.ts';
import { onceUncovered } from '../../lib/show/covered.ts';
import { RealityDialog } from './reality-dialog.tsx';

/** A timer of the browser counts no further than this. */
const mostMs = 2_147_000_000;

/**
 * Brings the reality check up when it is due, over whatever page and game, but never over another
 * dialog: it waits until that is closed. What it says is asked for when it is due; until it was
 * seen it comes back, also after a reload, because the site keeps the time.
 */
export default function RealityWatch(): ReactNode {
  const { data, dataUpdatedAt, refetch } = useProtectionNow();
  const reality = data?.reality ?? undefined;
  const [due, setDue] = useState(false);
  const seconds = reality?.dueInSeconds;

  useEffect(() => {
    if (seconds === undefined || dataUpdatedAt === 0) return;
    if (seconds === 0) return onceUncovered(() => setDue(true));
    setDue(false);
    const timer = setTimeout(() => void refetch(), Math.min(mostMs, seconds * 1000));
    return () => clearTimeout(timer);
  }, [seconds, dataUpdatedAt, refetch]);

  return due && reality ? <RealityDialog reality={reality} /> : null;
}
