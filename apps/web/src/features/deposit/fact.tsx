import type { ReactNode } from 'react';

/** A name and its value, at the two ends of a line. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex min-h-9 items-center justify-between gap-4">
      <dt className="text-body text-text-2">{name}</dt>
      <dd className="m-0 min-w-0 text-end text-label">{children}</dd>
    </div>
  );
}
