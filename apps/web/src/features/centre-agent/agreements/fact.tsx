import type { ReactNode } from 'react';

interface FactProps {
  name: string;
  /** A result, which stands out. */
  strong?: boolean;
  children: ReactNode;
}

/** A name and its value, at the two ends of a line. */
export function Fact({ name, strong = false, children }: FactProps) {
  return (
    <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-4">
      <dt className={strong ? 'text-label font-bold' : 'text-body text-text-2'}>{name}</dt>
      <dd className={`num m-0 min-w-0 text-end ${strong ? 'text-h3' : 'text-label'}`}>
        {children}
      </dd>
    </div>
  );
}
