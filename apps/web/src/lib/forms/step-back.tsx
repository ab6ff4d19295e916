import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';

/**
 * Leads from one step of a form back to the one before it; its arrow stands where the fields above
 * begin.
 */
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
      className="-ms-1 inline-flex min-h-11 items-center gap-1 self-start rounded-control pe-2 text-label text-text-2 transition-colors hover:text-text"
    >
      <ChevronLeft size={20} aria-hidden className="rtl:-scale-x-100" />
      {children}
    </button>
  );
}
