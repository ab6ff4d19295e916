import { useEffect, useRef, useState } from 'react';

const countMs = 1600;

/** Slows down towards the end. */
const eased = (part: number): number => 1 - (1 - part) ** 3;

const isStill = () =>
  typeof requestAnimationFrame !== 'function' ||
  window.matchMedia?.('(prefers-reduced-motion: reduce)').matches;

/** An amount in minor units that counts up to each new value; at once with less motion. */
export function useCounted(amount: string): string {
  const [shown, setShown] = useState(amount);
  const last = useRef(amount);
  useEffect(() => {
    const from = BigInt(last.current);
    const rise = BigInt(amount) - from;
    last.current = amount;
    if (rise <= 0n || isStill()) {
      setShown(amount);
      return;
    }
    const began = performance.now();
    let frame = 0;
    const step = (now: number) => {
      const part = Math.min(1, (now - began) / countMs);
      setShown(String(from + (rise * BigInt(Math.round(eased(part) * 1000))) / 1000n));
      if (part < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [amount]);
  return shown;
}
