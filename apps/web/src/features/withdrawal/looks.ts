import type { Withdrawal } from '@lantern/contracts';
import type { StatusTone } from '@lantern/ui';
import {
  CircleCheckBig,
  CircleX,
  Hourglass,
  Landmark,
  type LucideIcon,
  Scale,
  SearchCheck,
  Send,
  Undo2,
} from 'lucide-react';

export type Status = Withdrawal['status'];

interface Look {
  tone: StatusTone;
  icon: LucideIcon;
  disc: string;
}

const info = { tone: 'info', disc: 'bg-info-soft text-info' } as const;
const warning = { tone: 'warning', disc: 'bg-warning-soft text-warning' } as const;
const success = { tone: 'success', disc: 'bg-success-soft text-success' } as const;
const danger = { tone: 'danger', disc: 'bg-danger-soft text-danger' } as const;
const neutral = { tone: 'neutral', disc: 'bg-sunken text-text-2' } as const;

export const looks: Record<Status, Look> = {
  review: { ...info, icon: SearchCheck },
  approved: { ...info, icon: Hourglass },
  paying: { ...info, icon: Send },
  paid: { ...warning, icon: Landmark },
  received: { ...success, icon: CircleCheckBig },
  disputed: { ...warning, icon: Scale },
  settled: { ...neutral, icon: Scale },
  returned: { ...success, icon: Undo2 },
  cancelled: { ...neutral, icon: Undo2 },
  rejected: { ...danger, icon: CircleX },
  failed: { ...danger, icon: CircleX },
};

/** Whether the state can still change without the member. */
export const isUnderWay = (status: Status): boolean =>
  ['review', 'approved', 'paying', 'paid', 'disputed'].includes(status);
