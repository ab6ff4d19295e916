import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Picture } from './picture.tsx';

export interface EmptyStateProps {
  /** The address of a faint emblem; or use `icon`. */
  art?: string | undefined;
  icon?: ReactNode;
  /** One sentence about what is missing. */
  title: ReactNode;
  /** The heading level if the state is the whole page. */
  level?: 1 | 2 | 3 | undefined;
  hint?: ReactNode;
  /** One next step. */
  action?: ReactNode;
  className?: string | undefined;
}

/** The empty state of a list. */
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
