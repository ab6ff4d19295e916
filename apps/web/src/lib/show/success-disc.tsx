import clsx from 'clsx';
import { CircleCheckBig } from 'lucide-react';
import type { ReactNode } from 'react';

/** The large tick above what has succeeded. */
export function SuccessDisc({ size = 40 }: { size?: number }): ReactNode {
  return (
    <span
      aria-hidden
      className={clsx(
        'grid size-20 place-items-center',
        'rounded-full bg-success-soft text-success animate-pop',
      )}
    >
      <CircleCheckBig size={size} />
    </span>
  );
}
