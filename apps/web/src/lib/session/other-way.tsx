import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Link } from '../navigation/link.tsx';

export interface OtherWayProps {
  /** Opens a dialog over this page; without it, the text links to a page. */
  onClick?: (() => void) | undefined;
  to?: string | undefined;
  state?: unknown;
}

const look = clsx(
  'relative inline-flex min-h-11 items-center rounded-control px-1',
  'font-bold text-brand no-underline hover:text-brand-hover hover:underline',
);

/** Leads from the login to the registration, or back. */
export function OtherWay({
  question,
  action,
  onClick,
  to = '',
  state,
}: OtherWayProps & { question: string; action: string }): ReactNode {
  return (
    <p className="flex flex-wrap items-center justify-center gap-x-1 text-body text-text-2">
      {question}
      {onClick ? (
        <button type="button" onClick={onClick} className={look}>
          {action}
        </button>
      ) : (
        <Link to={to} state={state} className={look}>
          {action}
        </Link>
      )}
    </p>
  );
}
