import type { ReactNode } from 'react';

/** A line of a description list: a label and what was published. */
export function Fact({ label, children }: { label: string; children: ReactNode }): ReactNode {
  return (
    <div className="min-w-0 border-b border-border py-2 last:border-b-0 md:flex md:gap-4">
      <dt className="text-caption text-text-3 md:w-56 md:shrink-0 md:pt-0.5">{label}</dt>
      <dd className="min-w-0 text-body wrap-anywhere">{children}</dd>
    </div>
  );
}

export const Hex = ({ value }: { value: string }): ReactNode => (
  <bdi dir="ltr" className="num inline-block text-caption">
    {value}
  </bdi>
);
