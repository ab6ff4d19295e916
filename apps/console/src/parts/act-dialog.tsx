import type { BodyOf, Endpoint, ValueOf } from '@lantern/contracts';
import { Button } from '@lantern/ui';
import { Modal } from '@lantern/ui/modal';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Draft, useWrong, type Wrong } from '../lib/draft.ts';
import { useAct } from '../lib/queries.ts';
import { TextArea } from './text-area.tsx';
import { Alarm, Trouble } from './trouble.tsx';

interface ActDialogProps<E extends Endpoint> {
  endpoint: E;
  /**
   * What the button that opens it says, and its look; `danger` is red where it is done and not
   * before.
   */
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
  /**
   * The body of the call as far as it is filled in. The contract says what it needs; it is sent
   * when nothing is missing any more.
   */
  bodyOf: (reason: string) => Draft<E>;
  onDone?: (value: ValueOf<E>) => void;
  disabled?: boolean;
  /** What opens it in the place of a button that says the label. */
  opener?: (open: () => void) => ReactNode;
  /** The fields, which get what is wrong with them by their names in the body. */
  children?: ReactNode | ((wrong: Wrong<E>) => ReactNode);
}

/**
 * As a `ref`: a button that goes with what it was for leaves the focus to the room, once the dialog
 * has given it back to nothing.
 */
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
  const [tries, setTries] = useState(0);
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const wrongOf = useWrong();
  const act = useAct(endpoint, (value) => {
    close();
    onDone?.(value);
  });
  const body = bodyOf(words.trim());
  const isWhole = Object.keys(wrongOf(endpoint, body)).length === 0;
  // Nothing is called wrong before somebody says that it is all.
  const wrong: Wrong<E> = tries === 0 ? {} : wrongOf(endpoint, body, act.error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTries(tries + 1);
    if (isWhole && !act.isPending) act.mutate(body as BodyOf<E>);
  };
  useEffect(() => {
    if (tries > 0 || act.error) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [tries, act.error]);
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
            loading={act.isPending}
          >
            {label}
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} noValidate onSubmit={submit} className="flex flex-col gap-4">
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
        {tries > 0 && !isWhole ? <Alarm>{t('wrong.look')}</Alarm> : <Trouble of={act.error} />}
      </form>
    </Modal>
  );
}
