import clsx from 'clsx';
import type { ReactNode } from 'react';

export type BadgeKind = 'hot' | 'new' | 'live' | 'jackpot';

const kinds: Record<BadgeKind, string> = {
  hot: 'bg-badge-hot text-on-badge',
  new: 'bg-badge-new text-on-badge',
  live: 'bg-badge-hot text-on-badge',
  jackpot: 'bg-gold text-on-gold',
};

/** A label on art. The text carries the state; the colour only supports it. */
export function Badge({
  kind,
  label,
  className,
}: {
  kind: BadgeKind;
  label: string;
  className?: string;
}): ReactNode {
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1 px-1.5 py-0.5',
        'rounded-badge text-micro font-extrabold tracking-wide',
        kinds[kind],
        className,
      )}
    >
      {kind === 'live' && <span aria-hidden className="size-1.5 rounded-full bg-current" />}
      {label}
    </span>
  );
}
