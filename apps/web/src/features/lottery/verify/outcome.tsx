import clsx from 'clsx';
import { CircleCheck, CircleX } from 'lucide-react';
import type { ReactNode } from 'react';

interface OutcomeProps {
  as?: 'li' | 'p';
  holds: boolean;
  children: ReactNode;
}

/** What was verified, and whether it holds. */
export function Outcome({ as: Tag = 'li', holds, children }: OutcomeProps): ReactNode {
  const Icon = holds ? CircleCheck : CircleX;
  return (
    <Tag className={clsx('flex gap-2 text-body', holds ? 'text-success' : 'text-danger')}>
      <Icon size={18} aria-hidden className="mt-0.5 shrink-0" />
      <span className="min-w-0">{children}</span>
    </Tag>
  );
}
