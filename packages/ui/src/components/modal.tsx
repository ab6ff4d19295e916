import clsx from 'clsx';
import { X } from 'lucide-react';
import * as Dialog from 'radix-ui/dialog';
import { type ReactNode, useId, useRef } from 'react';
import { useDrag } from './drag.ts';
import { useFocusReturn } from './focus-return.ts';
import { IconButton } from './icon-button.tsx';
import { stayForToasts } from './toast-target.ts';

export interface ModalProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** One sentence under the title, read aloud when the modal opens. */
  description?: ReactNode;
  /** 400 px for a dialog, 600 px for a modal; on a phone both are a sheet from the bottom. */
  width?: 400 | 600 | undefined;
  /** Name of the close button. */
  closeLabel: string;
  /** False disables backdrop, Escape and pull, and hides the close button. */
  dismissible?: boolean | undefined;
  /** Stays visible below the scrolling body. */
  footer?: ReactNode;
  role?: 'dialog' | 'alertdialog' | undefined;
  /** For text without controls: the body takes the focus, so that arrow keys scroll it. */
  reading?: boolean | undefined;
  /** The element focused first; the first control by default. */
  initialFocus?: { readonly current: HTMLElement | null } | undefined;
  className?: string | undefined;
  children?: ReactNode;
}

const panelShape = clsx(
  'fixed inset-x-0 bottom-0 z-modal flex max-h-[92dvh] flex-col',
  'rounded-t-hero bg-raised text-text shadow-s3 outline-none',
  'data-[state=open]:animate-sheet data-[state=closed]:animate-sheet-out',
);
const panelFromTablet = clsx(
  'md:inset-0 md:m-auto md:h-fit md:max-h-[min(86dvh,52rem)] md:rounded-hero',
  'md:data-[state=open]:animate-rise md:data-[state=closed]:animate-fade-out',
);

/**
 * The first control except the close button. On touch screens the panel itself, because a focused
 * field would open the keyboard.
 */
function firstFocus(panel: HTMLElement | null): HTMLElement | null {
  if (window.matchMedia?.('(pointer: coarse)').matches) return panel;
  return (
    panel?.querySelector<HTMLElement>(
      '[data-part] :is(input:enabled, select:enabled, textarea:enabled, button:enabled, a[href])',
    ) ?? panel
  );
}

/**
 * For controls that load after opening: moves the focus from the panel to the first of them, unless
 * the user moved it.
 */
export function focusFirstControl(): void {
  const panel = document.activeElement;
  if (panel instanceof HTMLElement && panel.getAttribute('role') === 'dialog')
    firstFocus(panel)?.focus();
}

/**
 * The site's modal: traps and restores focus, locks page scroll, closes on a click outside, can be
 * dragged by its title bar, and opens after 100 ms with a 200 ms fade.
 */
export function Modal(props: ModalProps): ReactNode {
  const {
    open,
    onOpenChange,
    title,
    description,
    width = 600,
    closeLabel,
    dismissible = true,
  } = props;
  const { footer, role = 'dialog', reading, initialFocus, className, children } = props;
  const panel = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const drag = useDrag({
    mode: () => (window.matchMedia?.('(min-width: 48rem)').matches ? 'move' : 'pull'),
    panel: () => panel.current,
    onPulled: dismissible ? () => onOpenChange(false) : undefined,
  });
  const focus = useFocusReturn();
  const stay = (event: Event) => event.preventDefault();
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay
          className={clsx(
            'fixed inset-0 z-modal bg-scrim',
            'data-[state=closed]:animate-fade-out data-[state=open]:animate-fade',
          )}
        />
        <Dialog.Content
          ref={panel}
          role={role}
          {...(!description && { 'aria-describedby': undefined })}
          className={clsx(
            panelShape,
            panelFromTablet,
            width === 400 ? 'md:w-100' : 'md:w-150',
            className,
          )}
          onPointerDownOutside={dismissible ? stayForToasts : stay}
          {...(!dismissible && { onEscapeKeyDown: stay })}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            focus.remember();
            ((reading ? body : initialFocus)?.current ?? firstFocus(panel.current))?.focus();
          }}
          onCloseAutoFocus={focus.giveBack}
        >
          <div
            {...drag}
            className={clsx(
              'relative flex touch-none items-start gap-2 ps-5 pe-3 pt-5 pb-3',
              'md:cursor-move md:ps-6 select-none',
            )}
          >
            <span
              aria-hidden
              className={clsx(
                'absolute inset-x-0 top-2 mx-auto h-1 w-10',
                'rounded-full bg-border-strong md:hidden',
              )}
            />
            <div className="min-w-0 flex-1 py-2.5">
              <Dialog.Title className="text-h2">
                <span id={titleId}>{title}</span>
              </Dialog.Title>
              {description && (
                <Dialog.Description className="mt-1 text-body text-text-2">
                  {description}
                </Dialog.Description>
              )}
            </div>
            {dismissible && (
              <Dialog.Close asChild>
                <IconButton label={closeLabel} icon={<X size={20} aria-hidden />} />
              </Dialog.Close>
            )}
          </div>
          {children && (
            <div
              ref={body}
              data-part="body"
              {...(reading && { tabIndex: 0, role: 'region', 'aria-labelledby': titleId })}
              className={clsx(
                'min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pt-1 pb-5',
                '-outline-offset-2 md:px-6 md:pb-6',
              )}
            >
              {children}
            </div>
          )}
          {footer && (
            <div
              data-part="footer"
              className={clsx(
                'flex gap-2 px-5 py-3 pb-[max(.75rem,env(safe-area-inset-bottom))]',
                'border-t border-border md:justify-end md:px-6 md:py-4',
              )}
            >
              {footer}
            </div>
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
