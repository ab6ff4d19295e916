import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { loadPart } from '../../lib/parts/lazy-part.ts';
import type { Turning } from './turning.ts';

/** How long each slide is shown (NAV-12). */
export const slideMs = 5000;

/** By then the first slide was shown for most of its time, and the page has loaded. */
const fetchAfterMs = 3500;

const fetchTurning = loadPart(() => import('./turning.ts'));

const stillWanted = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Lets slides turn by themselves. What turns them is fetched when the first slide has nearly had
 * its time, or as soon as a visitor reaches for it; without it the first slide simply stays.
 */
export function useTurning(element: RefObject<HTMLElement | null>) {
  const [active, setActive] = useState(0);
  const [running, setRunning] = useState(() => !stillWanted());
  const turning = useRef<Promise<Turning | undefined>>(undefined);
  const wanted = useRef(running);

  const begin = useCallback(() => {
    turning.current ??= fetchTurning().then(
      ({ turn }) =>
        element.current
          ? turn(element.current, { delayMs: slideMs, running: wanted.current, onShown: setActive })
          : undefined,
      () => undefined,
    );
    return turning.current;
  }, [element]);

  useEffect(() => {
    const timer = wanted.current ? setTimeout(begin, fetchAfterMs) : undefined;
    return () => {
      clearTimeout(timer);
      void turning.current?.then((slides) => slides?.end());
      turning.current = undefined;
    };
  }, [begin]);

  const setWanted = (next: boolean) => {
    wanted.current = next;
    setRunning(next);
    void begin().then((slides) => (next ? slides?.start() : slides?.stop()));
  };
  return {
    active,
    running,
    begin,
    toggle: () => setWanted(!running),
    show: (index: number) => void begin().then((slides) => slides?.show(index)),
    /** Nothing may move while the keyboard is in there. */
    hold: () => void begin().then((slides) => slides?.stop()),
    release: () => void begin().then((slides) => wanted.current && slides?.start()),
  };
}
