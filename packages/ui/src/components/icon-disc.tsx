import clsx from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

export interface IconDiscProps {
  icon: LucideIcon;
  /** Large ones are round, small ones have rounded corners. */
  size?: 'small' | 'large';
  /** The colours of disc and icon; those of the brand unless given. */
  className?: string | undefined;
}

const sizes = {
  small: { disc: 'size-10 rounded-button', icon: 20 },
  large: { disc: 'size-12 rounded-full', icon: 24 },
};

/** An icon on a coloured disc, as decoration beside a heading. */
export function IconDisc({ icon: Icon, size = 'large', className }: IconDiscProps): ReactNode {
  const look = sizes[size];
  return (
    <span
      aria-hidden
      className={clsx(
        'grid shrink-0 place-items-center',
        look.disc,
        className ?? 'bg-brand-soft text-brand',
      )}
    >
      <Icon size={look.icon} />
    </span>
  );
}
