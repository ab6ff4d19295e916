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
  /** Without it the dialog is a notice with one button. */
  cancelLabel?: ReactNode;
  closeLabel: string;
  kind?: Extract<ButtonKind, 'brand' | 'accent' | 'danger'> | undefined;
  /** While the action is pending. */
  busy?: boolean | undefined;
  /** False: only the buttons close it, not the cover. */
  dismissible?: boolean | undefined;
  /** Closes automatically after this many ms. */
  closeAfter?: number | undefined;
}

/**
 * A confirmation or notice. It closes by its buttons, the backdrop unless disabled, and after an
 * optional time.
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
