import type { ReactNode } from 'react';
import { TextAction } from '../../../lib/forms/text-action.tsx';

interface FactProps {
  name: string;
  /** A result, which stands out. */
  strong?: boolean;
  /** Shows what the value is made of. */
  onOpen?: (() => void) | undefined;
  children: ReactNode;
}

/** A name and its value, at the two ends of a line. The name can open what is behind it. */
export function Fact({ name, strong = false, onOpen, children }: FactProps) {
  return (
    <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-4">
      <dt className={strong ? 'text-label font-bold' : 'text-body text-text-2'}>
        {onOpen ? (
          <span className="-ms-1 inline-flex">
            <TextAction onClick={onOpen}>
              <bdi className="break-all text-start">{name}</bdi>
            </TextAction>
          </span>
        ) : (
          name
        )}
      </dt>
      <dd className={`num m-0 min-w-0 text-end ${strong ? 'text-h3' : 'text-label'}`}>
        {children}
      </dd>
    </div>
  );
}
