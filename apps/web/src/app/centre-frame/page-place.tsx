import { Skeleton } from '@lantern/ui';
import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import clsx from 'clsx';
import { Suspense } from 'react';
import { SlowNotice } from '../../lib/trouble/slow-notice.tsx';
import { TroubleBlock } from '../../lib/trouble/trouble-block.tsx';
import { TroubleBoundary } from '../../lib/trouble/trouble-boundary.tsx';
import type { LazyPage } from './entries.ts';

interface PagePlaceProps {
  page: LazyPage;
  /** On a phone the menu takes the whole place. */
  covered: boolean;
  /** It was chosen from a menu that is gone now, and with it what had the focus. */
  takesFocus: boolean;
}

const focusIt = (place: HTMLDivElement | null) => place?.focus();

/** The scrolling place of a page of a centre; its errors leave the frame usable. */
export function PagePlace({ page: Page, covered, takesFocus }: PagePlaceProps) {
  const { reset } = useQueryErrorResetBoundary();
  return (
    <div
      tabIndex={-1}
      ref={takesFocus ? focusIt : undefined}
      className={clsx(
        'relative min-h-0 overflow-y-auto overscroll-contain outline-none',
        'md:col-start-2 md:row-start-2',
        covered && 'max-md:hidden',
      )}
    >
      <TroubleBoundary
        onRetry={reset}
        fallback={(trouble, retry) => <TroubleBlock trouble={trouble} onRetry={retry} />}
      >
        <Suspense fallback={<PageSkeleton />}>
          <Page />
        </Suspense>
      </TroubleBoundary>
    </div>
  );
}

function PageSkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col gap-4 p-4 md:p-6">
      <SlowNotice />
      <Skeleton className="h-22 rounded-card" />
      <Skeleton className="h-40 rounded-card" />
    </div>
  );
}
