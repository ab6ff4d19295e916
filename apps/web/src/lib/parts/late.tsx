import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { TroubleBoundary } from '../trouble/trouble-boundary.tsx';
import { PartMissing } from './lazy-part.ts';

const signs = ['scroll', 'pointermove', 'pointerdown', 'keydown'] as const;
const patienceMs = 3000;

/** Only the first page waits: what comes after it does not compete with the first paint. */
let wokenOnce = false;

/** Whether the site was used, or idle for a while. */
function useWoken(): boolean {
  // Browsers without idle callbacks do not wait.
  const [woken, setWoken] = useState(
    () => wokenOnce || typeof window.requestIdleCallback !== 'function',
  );
  useEffect(() => {
    if (woken) return;
    const wake = () => {
      wokenOnce = true;
      setWoken(true);
    };
    const timer = setTimeout(wake, patienceMs);
    for (const sign of signs) window.addEventListener(sign, wake, { once: true, passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of signs) window.removeEventListener(sign, wake);
    };
  }, [woken]);
  return woken;
}

const retryMs = 30_000;

/** Renders a part that did not load again after a while. */
function RetryLater({ onRetry }: { onRetry: () => void }): ReactNode {
  useEffect(() => {
    const timer = setTimeout(onRetry, retryMs);
    return () => clearTimeout(timer);
  }, [onRetry]);
  return null;
}

interface LateProps {
  /**
   * It lies below what a visitor sees first, so that it is not even fetched before the page is
   * used.
   */
  below?: boolean;
  /** A placeholder until the part has loaded. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** A part that no page waits for. One that did not load is fetched again, and shows no error. */
export function Late({ below = false, fallback = null, children }: LateProps): ReactNode {
  const woken = useWoken();
  if (below && !woken) return fallback;
  return (
    <TroubleBoundary
      fallback={(trouble, retry) =>
        trouble instanceof PartMissing ? <RetryLater onRetry={retry} /> : null
      }
    >
      <Suspense fallback={fallback}>{children}</Suspense>
    </TroubleBoundary>
  );
}
