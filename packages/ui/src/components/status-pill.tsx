import clsx from 'clsx';
import {
  CircleAlert,
  CircleCheck,
  CircleMinus,
  CircleX,
  Clock,
  type LucideIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';

export type StatusTone = 'success' | 'danger' | 'warning' | 'info' | 'neutral';

const tones: Record<StatusTone, { icon: LucideIcon; look: string }> = {
  success: { icon: CircleCheck, look: 'bg-success-soft text-success' },
  danger: { icon: CircleX, look: 'bg-danger-soft text-danger' },
  warning: { icon: CircleAlert, look: 'bg-warning-soft text-warning' },
  info: { icon: Clock, look: 'bg-info-soft text-info' },
  neutral: { icon: CircleMinus, look: 'bg-sunken text-text-2' },
};

export interface StatusPillProps {
  tone: StatusTone;
  /** Replaces the tone's own icon. */
  icon?: LucideIcon | undefined;
  children: ReactNode;
  className?: string | undefined;
}

/** A state as icon, text and colour; never as colour alone. */
export function StatusPill({ tone, icon, children, className }: StatusPillProps): ReactNode {
  const Icon = icon ?? tones[tone].icon;
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1 px-2 py-1',
        'rounded-badge text-caption font-bold whitespace-nowrap',
        tones[tone].look,
        className,
      )}
    >
      <Icon size={14} strokeWidth={2.5} aria-hidden className="shrink-0" />
      {children}
    </span>
  );
}
