import clsx from 'clsx';
import { X } from 'lucide-react';
import * as Dialog from 'radix-ui/dialog';
import type { CSSProperties, ReactNode } from 'react';
import { useFocusReturn } from './focus-return.ts';
import { IconButton } from './icon-button.tsx';
import { stayForToasts } from './toast-target.ts';

export interface SheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  closeLabel: string;
  /** The edge that it comes from; `start` is the side menu. */
  side?: 'start' | 'end' | undefined;
  /** Replaces the visible title, such as by the logo; the title is still read aloud. */
  head?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

const sides = {
  start: { look: 'start-0 rounded-e-hero', from: '-100%' },
  end: { look: 'end-0 rounded-s-hero', from: '100%' },
} as const;

/**
 * A drawer over the page, such as the side menu of a phone: focus trapped, closes on a click
 * outside and on Escape.
 */
export function Sheet(props: SheetProps): ReactNode {
  const {
    open,
    onOpenChange,
    title,
    closeLabel,
    side = 'start',
    head,
    className,
    children,
  } = props;
  const focus = useFocusReturn();
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay
          className={clsx(
            'fixed inset-0 z-drawer bg-scrim',
            'animate-fade data-[state=closed]:animate-fade-out',
          )}
        />
        <Dialog.Content
          aria-describedby={undefined}
          onPointerDownOutside={stayForToasts}
          onOpenAutoFocus={focus.remember}
          onCloseAutoFocus={focus.giveBack}
          style={{ '--drawer-from': sides[side].from } as CSSProperties}
          className={clsx(
            'fixed inset-y-0 z-drawer flex w-[min(84vw,300px)] flex-col',
            'bg-surface text-text shadow-s3 outline-none',
            'data-[state=closed]:animate-drawer-out data-[state=open]:animate-drawer',
            sides[side].look,
            className,
          )}
        >
          <div className="flex min-h-14 items-center gap-2 ps-4 pe-1.5">
            <Dialog.Title className={clsx('flex-1 text-h2', head && 'sr-only')}>
              {title}
            </Dialog.Title>
            {head && <div className="min-w-0 flex-1">{head}</div>}
            <Dialog.Close asChild>
              <IconButton label={closeLabel} icon={<X size={20} aria-hidden />} />
            </Dialog.Close>
          </div>
          <div
            className={clsx(
              'min-h-0 flex-1 overflow-y-auto overscroll-contain',
              'pb-[max(1rem,env(safe-area-inset-bottom))]',
            )}
          >
            {children}
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
