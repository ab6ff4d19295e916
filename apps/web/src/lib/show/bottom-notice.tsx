import clsx from 'clsx';
import type { ReactNode } from 'react';

const place = clsx(
  'pointer-events-none fixed inset-x-3 z-toast flex justify-center',
  'bottom-[calc(5.5rem+env(safe-area-inset-bottom))] lg:bottom-6',
);

interface BottomNoticeProps {
  /** Of the notice itself. */
  className: string;
  /** Without it there is no notice; the live region stays for screen readers. */
  children: ReactNode;
}

/** A notice at the foot of the window, above the tab bar of a phone. */
export function BottomNotice({ className, children }: BottomNoticeProps): ReactNode {
  return (
    <div role="status" aria-live="polite" className={place}>
      {children && (
        <div
          className={clsx(
            'flex animate-pop items-center gap-3 rounded-card px-4 py-3',
            'bg-ink text-white shadow-s3',
            className,
          )}
        >
          {children}
        </div>
      )}
    </div>
  );
}
