import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { TroubleBoundary } from '../trouble/trouble-boundary.tsx';

const signs = ['scroll', 'pointermove', 'pointerdown', 'keydown'] as const;
const patienceMs = 3000;

/** Whether the page was used, or idle for a while. */
function useWoken(): boolean {
  // Browsers without idle callbacks do not wait.
  const [woken, setWoken] = useState(() => typeof window.requestIdleCallback !== 'function');
  useEffect(() => {
    if (woken) return;
    const wake = () => setWoken(true);
    const timer = setTimeout(wake, patienceMs);
    for (const sign of signs) window.addEventListener(sign, wake, { once: true, passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of signs) window.removeEventListener(sign, wake);
    };
  }, [woken]);
  return woken;
}

interface LateProps {
  /**
   * It lies below what a visitor sees first, so that it is not even fetched before the page is
   * used.
   */
  below?: boolean;
  /** Keeps its place until it is there. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** A part that no page waits for, and whose failure none of them shows. */
export function Late({ below = false, fallback = null, children }: LateProps): ReactNode {
  const woken = useWoken();
  if (below && !woken) return fallback;
  return (
    <TroubleBoundary fallback={() => null}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </TroubleBoundary>
  );
}
