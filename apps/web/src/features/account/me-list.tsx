import clsx from 'clsx';
import { ChevronRight, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '../../lib/navigation/link.tsx';

/** A group of rows, with its name above where it has one. */
export function MeGroup({ title, children }: { title?: string; children: ReactNode }): ReactNode {
  return (
    <section className="flex flex-col gap-2">
      {title && <h2 className="px-1 text-caption font-bold text-text-3">{title}</h2>}
      <ul
        className={clsx(
          'overflow-hidden',
          'rounded-card border border-border bg-surface shadow-s1',
          '[&>li+li]:border-t [&>li+li]:border-border',
        )}
      >
        {children}
      </ul>
    </section>
  );
}

interface RowProps {
  icon: LucideIcon;
  label: string;
  tone?: 'normal' | 'danger';
  /** A link where it leads to a page, else a button. */
  to?: string;
  onPress?: () => void;
}

const look =
  'flex min-h-13 w-full items-center gap-3 px-4 text-start text-label no-underline hover:bg-sunken';

/** One way on. */
export function MeRowLine({
  icon: Icon,
  label,
  tone = 'normal',
  to,
  onPress,
}: RowProps): ReactNode {
  const danger = tone === 'danger';
  const inside = (
    <>
      <Icon size={20} aria-hidden className={clsx('shrink-0', !danger && 'text-text-2')} />
      <span className="min-w-0 flex-1">{label}</span>
      {!danger && (
        <ChevronRight size={18} aria-hidden className="shrink-0 text-text-3 rtl:-scale-x-100" />
      )}
    </>
  );
  const className = clsx(look, danger ? 'text-danger' : 'text-text');
  return (
    <li>
      {to === undefined ? (
        <button type="button" className={className} onClick={onPress}>
          {inside}
        </button>
      ) : (
        <Link to={to} className={className}>
          {inside}
        </Link>
      )}
    </li>
  );
}
