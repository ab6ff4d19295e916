import clsx from 'clsx';
import { type ReactNode, useEffect, useRef } from 'react';
import { playChime, useWanted } from './celebration.ts';

const pieces = Array.from({ length: 24 }, (_, piece) => piece);
const colours = ['bg-gold', 'bg-accent', 'bg-brand', 'bg-ball-green'];

/** Confetti and a chime for a win, as far as the visitor wants them; none without motion. */
export function Celebrate(): ReactNode {
  const [confetti, sound] = [useWanted('confetti'), useWanted('sound')];
  useEffect(() => {
    if (sound) playChime();
  }, [sound]);
  const fall = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!confetti || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    for (const [at, piece] of [...(fall.current?.children ?? [])].entries())
      piece.animate(
        [
          { transform: 'none', opacity: 1 },
          { transform: `translateY(9rem) rotate(${at % 2 === 0 ? 540 : -540}deg)`, opacity: 0 },
        ],
        { duration: 1600, delay: (at % 7) * 120, easing: 'ease-in', fill: 'both' },
      );
  }, [confetti]);
  if (!confetti) return null;
  return (
    <span
      ref={fall}
      aria-hidden
      className="pointer-events-none absolute inset-0 motion-reduce:hidden"
    >
      {pieces.map((piece) => (
        <span
          key={piece}
          className={clsx('absolute top-0 h-2 w-1.5', colours[piece % 4])}
          style={{
            insetInlineStart: `${(piece * 37) % 100}%`,
          }}
        />
      ))}
    </span>
  );
}
