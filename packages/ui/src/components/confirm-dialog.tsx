import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { Button, type ButtonKind } from './button.tsx';
import { Modal } from './modal.tsx';

export interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  message: ReactNode;
  confirmLabel: ReactNode;
  onConfirm: () => void;
  /** Without it the dialog only tells something and has one button. */
  cancelLabel?: ReactNode;
  closeLabel: string;
  kind?: Extract<ButtonKind, 'brand' | 'accent' | 'danger'> | undefined;
  /** While the answer is on its way. */
  busy?: boolean | undefined;
  /** False: only the buttons close it, not the cover. */
  dismissible?: boolean | undefined;
  /** Closes by itself after so many ms. */
  closeAfter?: number | undefined;
}

/**
 * Asks or tells. It closes by its buttons, by the cover unless that is switched off, and after a
 * time when one is given.
 */
export function ConfirmDialog(props: ConfirmDialogProps): ReactNode {
  const { open, onOpenChange, title, message, confirmLabel, onConfirm, cancelLabel, closeLabel } =
    props;
  const { kind = 'brand', busy, dismissible, closeAfter } = props;
  const safe = useRef<HTMLButtonElement>(null);
  const close = useEffectEvent(() => onOpenChange(false));

  useEffect(() => {
    if (!open || closeAfter === undefined) return;
    const timer = setTimeout(() => close(), closeAfter);
    return () => clearTimeout(timer);
  }, [open, closeAfter]);

  return (
    <Modal
      {...{ open, onOpenChange, title, closeLabel, dismissible }}
      width={400}
      role="alertdialog"
      description={message}
      initialFocus={safe}
      footer={
        <>
          {cancelLabel && (
            <Button
              ref={safe}
              kind="outline"
              size={48}
              className="flex-1"
              onClick={() => onOpenChange(false)}
            >
              {cancelLabel}
            </Button>
          )}
          <Button
            {...(!cancelLabel && { ref: safe })}
            kind={kind}
            size={48}
            className="flex-1"
            loading={busy}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    />
  );
}
