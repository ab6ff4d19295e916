import { Skeleton } from '@lantern/ui';
import { type ReactNode, Suspense } from 'react';
import { TroubleBlock } from '../../lib/trouble/trouble-block.tsx';
import { TroubleBoundary } from '../../lib/trouble/trouble-boundary.tsx';

/** The place of a form that needs the brand's rule of passwords first. */
export function FormPlace({ children }: { children: ReactNode }) {
  return (
    <TroubleBoundary
      fallback={(trouble, retry) => <TroubleBlock trouble={trouble} onRetry={retry} />}
    >
      <Suspense fallback={<Skeleton className="h-80 rounded-card" />}>{children}</Suspense>
    </TroubleBoundary>
  );
}
