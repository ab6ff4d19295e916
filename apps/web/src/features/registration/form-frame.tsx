import { Skeleton } from '@lantern/ui';
import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { TroubleBlock } from '../../lib/trouble/trouble-block.tsx';
import { TroubleBoundary } from '../../lib/trouble/trouble-boundary.tsx';

const rows = ['first', 'second', 'third', 'fourth'] as const;

function FormSkeleton(): ReactNode {
  return (
    <div aria-busy="true" className="flex flex-col gap-5 pt-1">
      {rows.map((row) => (
        <div key={row} className="flex flex-col gap-2">
          <Skeleton className="h-4 w-28 rounded-badge" />
          <Skeleton className="h-12 rounded-button" />
        </div>
      ))}
    </div>
  );
}

/** A placeholder for the form until its rules load, or the error if they do not. */
export function FormFrame({ children }: { children: ReactNode }): ReactNode {
  const { reset } = useQueryErrorResetBoundary();
  return (
    <TroubleBoundary
      onRetry={reset}
      fallback={(trouble, retry) => <TroubleBlock trouble={trouble} onRetry={retry} />}
    >
      <Suspense fallback={<FormSkeleton />}>{children}</Suspense>
    </TroubleBoundary>
  );
}
