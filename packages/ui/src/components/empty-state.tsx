import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Picture } from './picture.tsx';

export interface EmptyStateProps {
  /** The address of an emblem, shown faintly; or `icon` in its place. */
  art?: string | undefined;
  icon?: ReactNode;
  /** One sentence: what is not there. */
  title: ReactNode;
  /** The title’s place among the headings, where the state is all that a page has. */
  level?: 1 | 2 | 3 | undefined;
  hint?: ReactNode;
  /** One way on. */
  action?: ReactNode;
  className?: string | undefined;
}

/** What a list shows when it has nothing to show. */
export function EmptyState({
  art,
  icon,
  title,
  level,
  hint,
  action,
  className,
}: EmptyStateProps): ReactNode {
  const Title = level ? (`h${level}` as const) : 'p';
  return (
    <div
      className={clsx(
        'mx-auto flex max-w-sm flex-col items-center gap-2 px-4 py-10 text-center',
        className,
      )}
    >
      {art && (
        <Picture
          src={art}
          width={96}
          height={96}
          className="mb-2 size-24 rounded-card object-cover opacity-30"
        />
      )}
      {icon && !art && (
        <span
          aria-hidden
          className="mb-2 grid size-16 place-items-center rounded-full bg-brand-soft text-brand"
        >
          {icon}
        </span>
      )}
      <Title className="text-h3 text-balance text-text">{title}</Title>
      {hint && <p className="text-body text-balance text-text-2">{hint}</p>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  );
}
