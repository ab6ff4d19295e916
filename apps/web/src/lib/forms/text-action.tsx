import clsx from 'clsx';
import type { ReactNode } from 'react';

const look = clsx(
  'inline-flex min-h-11 shrink-0 items-center rounded-control px-1',
  'text-label text-brand hover:text-brand-hover hover:underline',
);

interface TextActionProps {
  onClick: () => void;
  children: ReactNode;
}

/** A button that looks like a link, for the less usual way on. */
export function TextAction({ onClick, children }: TextActionProps): ReactNode {
  return (
    <button type="button" onClick={onClick} className={look}>
      {children}
    </button>
  );
}
