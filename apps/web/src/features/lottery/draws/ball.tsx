import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { TokenLook } from '../boards/board.ts';

/** Rings of numbers by their value; the number itself is always on white. */
const rings = ['border-ball-red', 'border-ball-blue', 'border-ball-green', 'border-ball-gold'];

/** The pips of a die on a grid of three by three. */
const pips: Readonly<Record<string, readonly number[]>> = {
  1: [4],
  2: [0, 8],
  3: [0, 4, 8],
  4: [0, 2, 6, 8],
  5: [0, 2, 4, 6, 8],
  6: [0, 2, 3, 5, 6, 8],
};

/** A die; its number is a text for those who cannot see it. */
export function Die({ face, className }: { face: string; className?: string }): ReactNode {
  return (
    <span className={clsx('inline-block', className)}>
      <svg viewBox="0 0 32 32" aria-hidden className="size-full">
        <rect
          x="1"
          y="1"
          width="30"
          height="30"
          rx="7"
          className="fill-white stroke-border-strong"
          strokeWidth="1.5"
        />
        {(pips[face] ?? []).map((place) => (
          <circle
            key={place}
            cx={8 + (place % 3) * 8}
            cy={8 + Math.floor(place / 3) * 8}
            r="3"
            className={face === '1' ? 'fill-ball-red' : 'fill-ink'}
          />
        ))}
      </svg>
      <span className="sr-only">{face}</span>
    </span>
  );
}

interface BallProps {
  token: string;
  look: TokenLook;
  /** It stands out, such as the special number. */
  special?: boolean;
  size?: 'small' | 'large';
  className?: string;
}

/** One token of a result: a ball, a die or a car. */
export function Ball({ token, look, special, size = 'small', className }: BallProps): ReactNode {
  const room = size === 'large' ? 'size-11 text-h2' : 'size-8 text-label';
  if (look === 'die') return <Die face={token} className={clsx(room, className)} />;
  return (
    <span
      className={clsx(
        'num inline-grid shrink-0 place-items-center border-3 bg-white font-extrabold text-ink',
        look === 'car' ? 'rounded-control' : 'rounded-full',
        special ? 'border-accent' : rings[Number(token) % rings.length],
        room,
        className,
      )}
    >
      {token}
    </span>
  );
}
