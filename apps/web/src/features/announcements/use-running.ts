import { type RefObject, useEffect, useState } from 'react';

/** How fast the line runs, in pixels of a second: slow enough to read. */
const speed = 48;

/**
 * Runs a line of text through its frame between start and stop. It never starts by itself (WCAG
 * 2.2.2). The line is rendered twice, so that its end meets its beginning.
 */
export function useRunning(line: RefObject<HTMLElement | null>): {
  running: boolean;
  toggle: () => void;
} {
  const [running, setRunning] = useState(false);
  useEffect(() => {
    const element = line.current;
    if (!running || !element?.animate) return;
    const half = element.scrollWidth / 2;
    const sign = getComputedStyle(element).direction === 'rtl' ? 1 : -1;
    const way = [{ transform: 'translateX(0)' }, { transform: `translateX(${sign * half}px)` }];
    const run = element.animate(way, {
      duration: (half / speed) * 1000,
      iterations: Number.POSITIVE_INFINITY,
    });
    const hold = () => run.pause();
    const release = () => run.play();
    const frame = element.parentElement;
    frame?.addEventListener('pointerenter', hold);
    frame?.addEventListener('pointerleave', release);
    return () => {
      run.cancel();
      frame?.removeEventListener('pointerenter', hold);
      frame?.removeEventListener('pointerleave', release);
    };
  }, [running, line]);
  return { running, toggle: () => setRunning(!running) };
}
