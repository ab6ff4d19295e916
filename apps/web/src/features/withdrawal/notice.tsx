import clsx from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

const looks = { info: 'bg-info-soft text-info', warning: 'bg-warning-soft text-warning' } as const;

interface NoticeProps {
  tone: keyof typeof looks;
  icon: LucideIcon;
  children: ReactNode;
  action?: ReactNode;
}

/** A sentence above everything else, with an action. */
export function Notice({ tone, icon: Icon, children, action }: NoticeProps) {
  return (
    <div
      className={clsx(
        'flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card px-4 py-3 text-body',
        looks[tone],
      )}
    >
      <p className="flex min-w-0 flex-1 basis-60 gap-3 font-semibold">
        <Icon size={20} aria-hidden className="shrink-0" />
        <span>{children}</span>
      </p>
      {action}
    </div>
  );
}
