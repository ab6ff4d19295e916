import { IconButton } from '@lantern/ui';
import clsx from 'clsx';
import { CircleAlert, CircleCheck, Info, type LucideIcon, X } from 'lucide-react';
import {
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useTranslation } from 'react-i18next';
import { currentToasts, dismissToast, observeToasts, type Toast } from '../lib/show/toast.ts';
import type { Place } from '../lib/show/toast-place.ts';

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

/** How often a place is checked: a dialog may open below a message. */
const checkMs = 300;

/**
 * Keeps the messages where they cover no button. Undefined until the part that finds the place has
 * loaded; without it they stay at the top.
 */
function usePlace(list: RefObject<Element | null>, shown: number): Place | undefined {
  const [place, setPlace] = useState<Place>();
  useEffect(() => {
    if (shown === 0) return;
    let timer: ReturnType<typeof setInterval> | undefined;
    let over = false;
    import('../lib/show/toast-place.ts').then(
      ({ placeInWindow }) => {
        const check = () => {
          if (!list.current) return;
          const next = placeInWindow(list.current);
          setPlace((now) => (now?.left === next.left && now.top === next.top ? now : next));
        };
        if (over) return;
        check();
        timer = setInterval(check, checkMs);
      },
      () => undefined,
    );
    return () => {
      over = true;
      clearInterval(timer);
    };
  }, [list, shown]);
  return place;
}

/**
 * Short messages above everything, beside the buttons. The list is always there, so that a screen
 * reader hears what comes into it.
 */
export function Toasts(): ReactNode {
  const toasts = useSyncExternalStore(observeToasts, currentToasts);
  const list = useRef<HTMLUListElement>(null);
  const place = usePlace(list, toasts.length);
  return (
    <ul
      ref={list}
      aria-live="polite"
      style={place && { ...place, right: 'auto' }}
      className={clsx(
        'pointer-events-none fixed inset-x-3 top-17 z-toast flex flex-col gap-2',
        'w-[calc(100%-1.5rem)] sm:start-auto sm:end-6 sm:w-90 lg:top-20',
      )}
    >
      {toasts.map((toast) => (
        <Message key={toast.id} toast={toast} />
      ))}
    </ul>
  );
}
