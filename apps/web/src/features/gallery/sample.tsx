import clsx from 'clsx';
import type { ReactNode } from 'react';

interface SampleProps {
  name: string;
  /** Below each other, as wide as there is room. */
  wide?: boolean;
  children: ReactNode;
}

/** One or a few components under their names. */
export function Sample({ name, wide = false, children }: SampleProps): ReactNode {
  return (
    <section className="flex flex-col gap-3 rounded-card border border-border bg-surface p-4">
      <h3 dir="ltr" className="text-start text-caption text-text-3">
        {name}
      </h3>
      <div className={clsx('flex gap-3', wide ? 'flex-col' : 'flex-wrap items-center')}>
        {children}
      </div>
    </section>
  );
}
