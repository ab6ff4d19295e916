import clsx from 'clsx';
import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';

/** Goes back one step of a form; its arrow is aligned with the fields above. */
export function StepBack({
  onClick,
  children,
}: {
  onClick: () => void;
  children: ReactNode;
}): ReactNode {
  return (
    <button
      type="button"
      onClick={onClick}
      className={clsx(
        '-ms-1 inline-flex min-h-11 items-center gap-1 self-start pe-2',
        'rounded-control text-label text-text-2',
        'transition-colors hover:text-text',
      )}
    >
      <ChevronLeft size={20} aria-hidden className="rtl:-scale-x-100" />
      {children}
    </button>
  );
}
