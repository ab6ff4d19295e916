import { IconButton } from '@lantern/ui';
import clsx from 'clsx';
import { CircleAlert, CircleCheck, Info, type LucideIcon, X } from 'lucide-react';
import { type ReactNode, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { currentToasts, dismissToast, observeToasts, type Toast } from '../lib/show/toast.ts';

const tones: Record<Toast['tone'], { icon: LucideIcon; look: string }> = {
  info: { icon: Info, look: 'text-info' },
  success: { icon: CircleCheck, look: 'text-success' },
  danger: { icon: CircleAlert, look: 'text-danger' },
};

function Message({ toast }: { toast: Toast }): ReactNode {
  const { t } = useTranslation('common');
  const { icon: Icon, look } = tones[toast.tone];
  return (
    <li
      data-toast
      className={clsx(
        'pointer-events-auto flex items-start gap-3 py-2 ps-4 pe-1',
        'rounded-card border border-border bg-raised shadow-s3',
        'animate-pop',
      )}
    >
      <Icon size={20} aria-hidden className={clsx('mt-3 shrink-0', look)} />
      <p className="min-w-0 flex-1 py-3 text-body">{toast.text}</p>
      <IconButton
        label={t('dismiss')}
        icon={<X size={18} aria-hidden />}
        onClick={() => dismissToast(toast.id)}
      />
    </li>
  );
}

/**
 * Short messages above everything. The list is always there, so that a screen reader hears what
 * comes into it.
 */
export function Toasts(): ReactNode {
  const toasts = useSyncExternalStore(observeToasts, currentToasts);
  return (
    <ul
      aria-live="polite"
      className={clsx(
        'pointer-events-none fixed inset-x-3 top-17 z-toast flex flex-col gap-2',
        'sm:start-auto sm:end-6 sm:w-90 lg:top-20',
      )}
    >
      {toasts.map((toast) => (
        <Message key={toast.id} toast={toast} />
      ))}
    </ul>
  );
}
