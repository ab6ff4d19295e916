import clsx from 'clsx';
import type { ReactNode } from 'react';

export interface StatusRowProps {
  icon: ReactNode;
  title: ReactNode;
  /** One line under the title with the current value. */
  text?: ReactNode;
  /** A status pill. */
  state?: ReactNode;
  /** A button or two. */
  action?: ReactNode;
  className?: string | undefined;
}

/** A list item with its state and actions. On narrow screens the action has its own row. */
export function StatusRow({
  icon,
  title,
  text,
  state,
  action,
  className,
}: StatusRowProps): ReactNode {
  return (
    <li
      className={clsx('flex flex-wrap items-center gap-x-4 gap-y-3 px-4 py-3.5 md:px-5', className)}
    >
      <span
        aria-hidden
        className="grid size-10 shrink-0 place-items-center rounded-button bg-brand-soft text-brand"
      >
        {icon}
      </span>
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <p className="text-h3">{title}</p>
          {state}
        </div>
        {text && <div className="mt-0.5 text-body break-words text-text-2">{text}</div>}
      </div>
      {action && <div className="flex gap-2 max-sm:basis-full max-sm:ps-14">{action}</div>}
    </li>
  );
}
