import type { BodyOf, Endpoint, ValueOf } from '@lantern/contracts';
import { Button } from '@lantern/ui';
import { Modal } from '@lantern/ui/modal';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useActForm } from '../lib/act-form.ts';
import type { Draft, Wrong } from '../lib/draft.ts';
import { TextArea } from './text-area.tsx';
import { Alarm, Trouble } from './trouble.tsx';

interface ActDialogProps<E extends Endpoint> {
  endpoint: E;
  /** The label and look of the button that opens it; `danger` is red only in the dialog. */
  label: string;
  kind?: 'brand' | 'outline' | 'danger' | 'soft' | 'ghost';
  title?: string;
  /** What will happen, in a sentence. */
  text?: string;
  /**
   * How the reason is asked for, and what the body calls it where it is not `reason`; without it
   * none is asked for.
   */
  reason?: { label: string; required: boolean; name?: keyof BodyOf<E> };
  /** The body as far as it is filled in; it is sent once the contract's schema accepts it. */
  bodyOf: (reason: string) => Draft<E>;
  onDone?: (value: ValueOf<E>) => void;
  disabled?: boolean;
  /** Opens the dialog, instead of a button with the label. */
  opener?: (open: () => void) => ReactNode;
  /** The fields, which get what is wrong with them by their names in the body. */
  children?: ReactNode | ((wrong: Wrong<E>) => ReactNode);
}

/** As a `ref`: when the button disappears with its action, the room gets the focus. */
const leaveToRoom = (_button: HTMLButtonElement | null) => () => {
  setTimeout(() => {
    if (document.activeElement === document.body)
      document.getElementById('room')?.focus({ preventScroll: true });
  });
};

/** A button that asks once more, and for a reason, before something is done. */
export function ActDialog<E extends Endpoint>(props: ActDialogProps<E>) {
  const { label, kind = 'outline', disabled, opener } = props;
  const [open, setOpen] = useState(false);
  return (
    <>
      {opener?.(() => setOpen(true)) ?? (
        <Button
          ref={leaveToRoom}
          kind={kind === 'danger' ? 'outline' : kind}
          size={36}
          disabled={disabled}
          onClick={() => setOpen(true)}
          className={kind === 'danger' ? 'text-danger' : ''}
        >
          {label}
        </Button>
      )}
      {open && <Opened {...props} close={() => setOpen(false)} />}
    </>
  );
}

function Opened<E extends Endpoint>(props: ActDialogProps<E> & { close: () => void }) {
  const {
    endpoint,
    label,
    kind,
    title = label,
    text,
    reason,
    bodyOf,
    onDone,
    close,
    children,
  } = props;
  const { t } = useTranslation();
  const [words, setWords] = useState('');
  const formId = useId();
  const { form, wrong, stopped, busy, trouble } = useActForm(
    endpoint,
    bodyOf(words.trim()),
    (value) => {
      close();
      onDone?.(value);
    },
  );
  return (
    <Modal
      open
      onOpenChange={(next) => !next && close()}
      title={title}
      description={text}
      width={400}
      closeLabel={t('close')}
      footer={
        <>
          <Button kind="outline" onClick={close}>
            {t('cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            kind={kind === 'danger' ? 'danger' : 'brand'}
            loading={busy}
          >
            {label}
          </Button>
        </>
      }
    >
      <form {...form} id={formId} className="flex flex-col gap-4">
        {typeof children === 'function' ? children(wrong) : children}
        {reason && (
          <TextArea
            label={reason.label}
            value={words}
            onChange={setWords}
            maxLength={500}
            required={reason.required}
            hint={t('reasonHint')}
            error={wrong[reason.name ?? ('reason' as keyof BodyOf<E>)]}
          />
        )}
        {stopped ? <Alarm>{t('wrong.look')}</Alarm> : <Trouble of={trouble} />}
      </form>
    </Modal>
  );
}
