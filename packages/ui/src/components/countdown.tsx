import clsx from 'clsx';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';

export interface CountdownProps {
  /** When it ends, in ms since the epoch. */
  until: number;
  /** The server's time in ms since the epoch; the device's by default. */
  now?: (() => number) | undefined;
  onEnd?: (() => void) | undefined;
  /** Announcements at 60, 30 and 10 seconds. Other ticks are silent. */
  announce?: ((seconds: number) => string) | undefined;
  /** `blocks` are tiles for the head of a page; `plain` runs within a line. */
  kind?: 'plain' | 'blocks' | undefined;
  className?: string | undefined;
}

const spokenAt: readonly number[] = [60, 30, 10];
const two = (value: number) => String(value).padStart(2, '0');

/** Hours, minutes and seconds of two figures each; hours may grow beyond a day. */
export function clockParts(seconds: number): [hours: string, minutes: string, seconds: string] {
  return [two(Math.floor(seconds / 3600)), two(Math.floor(seconds / 60) % 60), two(seconds % 60)];
}

function useSecondsLeft(until: number, now: () => number, onEnd: (() => void) | undefined): number {
  const left = () => Math.max(0, Math.ceil((until - now()) / 1000));
  const [seconds, setSeconds] = useState(left);
  const tick = useEffectEvent(() => {
    const next = left();
    setSeconds(next);
    if (next === 0) onEnd?.();
    return next === 0 ? undefined : Math.max(50, (until - now()) % 1000 || 1000);
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const run = () => {
      const wait = tick();
      if (wait !== undefined) timer = setTimeout(run, wait);
    };
    run();
    return () => clearTimeout(timer);
  }, [until]);
  return seconds;
}

/**
 * A countdown, red in the last ten seconds. Every tick reads the clock, so a sleeping tab stays
 * correct.
 */
export function Countdown({
  until,
  now = Date.now,
  onEnd,
  announce,
  kind = 'plain',
  className,
}: CountdownProps) {
  const seconds = useSecondsLeft(until, now, onEnd);
  const parts = clockParts(seconds);
  const urgent = seconds <= 10;
  const spoken = announce && spokenAt.includes(seconds) ? announce(seconds) : '';
  return (
    <span role="timer" dir="ltr" className={clsx('num inline-flex items-center', className)}>
      {kind === 'plain' ? (
        <span className={clsx('font-bold', urgent && 'text-danger')}>{parts.join(':')}</span>
      ) : (
        <Blocks parts={parts} urgent={urgent} />
      )}
      {announce && (
        <span aria-live="polite" className="sr-only">
          {spoken}
        </span>
      )}
    </span>
  );
}

function Blocks({
  parts,
  urgent,
}: {
  parts: readonly [string, string, string];
  urgent: boolean;
}): ReactNode {
  const [hours, minutes, seconds] = parts;
  const block = 'grid min-w-11 place-items-center rounded-control px-2 py-1 text-h2 text-on-badge';
  return (
    <span className="inline-flex items-center gap-1.5 text-h2">
      <span className={clsx(block, 'bg-ink')}>{hours}</span>
      <span aria-hidden>:</span>
      <span className={clsx(block, 'bg-ink')}>{minutes}</span>
      <span aria-hidden>:</span>
      <span
        key={urgent ? seconds : ''}
        className={clsx(block, urgent ? 'animate-pulse-once bg-badge-hot' : 'bg-ink')}
      >
        {seconds}
      </span>
    </span>
  );
}
