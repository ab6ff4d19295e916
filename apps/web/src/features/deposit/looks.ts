import type { DepositStatus } from '@lantern/contracts';
import type { StatusTone } from '@lantern/ui';
import {
  CircleCheckBig,
  CircleX,
  Hourglass,
  type LucideIcon,
  SearchCheck,
  TimerOff,
} from 'lucide-react';

/** How each status looks: its pill, its sign, and the disc under the sign. */
export const looks: Record<DepositStatus, { tone: StatusTone; icon: LucideIcon; disc: string }> = {
  created: { tone: 'info', icon: Hourglass, disc: 'bg-info-soft text-info' },
  pending: { tone: 'warning', icon: Hourglass, disc: 'bg-warning-soft text-warning' },
  paid: { tone: 'success', icon: CircleCheckBig, disc: 'bg-success-soft text-success' },
  failed: { tone: 'danger', icon: CircleX, disc: 'bg-danger-soft text-danger' },
  expired: { tone: 'neutral', icon: TimerOff, disc: 'bg-sunken text-text-2' },
  review: { tone: 'info', icon: SearchCheck, disc: 'bg-info-soft text-info' },
};
