import clsx from 'clsx';
import type { ReactNode } from 'react';

/** A placeholder. Give it the content's size and radius; its parent sets `aria-busy`. */
export function Skeleton({ className }: { className?: string | undefined }): ReactNode {
  return (
    <div
      aria-hidden
      className={clsx(
        'bg-sunken',
        'bg-[linear-gradient(100deg,transparent_30%,var(--e-shimmer)_50%,transparent_70%)]',
        'bg-size-[200%_100%] bg-no-repeat animate-shimmer',
        className ?? 'h-4 rounded-badge',
      )}
    />
  );
}

/** The outline of a game tile. */
export function TileSkeleton(): ReactNode {
  return (
    <div
      aria-hidden
      className="overflow-hidden rounded-button border border-border bg-surface md:rounded-tile"
    >
      <Skeleton className="aspect-3/4" />
      <div className="flex flex-col gap-1.5 px-2 py-2.5">
        <Skeleton className="h-3.5 w-4/5 rounded-badge" />
        <Skeleton className="h-3 w-1/2 rounded-badge" />
      </div>
    </div>
  );
}
