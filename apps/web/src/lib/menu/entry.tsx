import clsx from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '../navigation/link.tsx';

export interface EntryProps {
  icon: LucideIcon;
  label: string;
  current?: boolean;
  /** The column shows icons alone. */
  narrow: boolean;
  /** A link where it leads to a page, else a button. */
  to?: string;
  onPress?: () => void;
  /** Something opens beside it, which also says its name in a narrow column. */
  beside?: boolean;
}

/** One line of the side menu. */
export function Entry({
  icon: Icon,
  label,
  current,
  narrow,
  to,
  onPress,
  beside,
}: EntryProps): ReactNode {
  const look = clsx(
    'flex min-h-11 w-full min-w-0 flex-1 items-center gap-3 px-3',
    'rounded-button text-start text-label no-underline',
    'transition-colors',
    current ? 'bg-brand-soft font-bold text-brand' : 'text-text-2 hover:bg-sunken hover:text-text',
    narrow && 'justify-center',
    beside && !narrow && 'pe-9',
  );
  const title = narrow && !beside ? label : undefined;
  const inside = (
    <>
      <Icon size={20} aria-hidden className="shrink-0" />
      <span className={clsx('truncate', narrow && 'sr-only')}>{label}</span>
    </>
  );
  if (to === undefined) {
    return (
      <button type="button" title={title} onClick={onPress} className={look}>
        {inside}
      </button>
    );
  }
  return (
    <Link to={to} title={title} aria-current={current ? 'page' : undefined} className={look}>
      {inside}
    </Link>
  );
}
