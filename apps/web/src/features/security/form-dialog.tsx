import { Button, type ButtonKind } from '@lantern/ui';
import { Modal } from '@lantern/ui/modal';
import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FormTrouble } from '../../lib/forms/form-trouble.tsx';

interface FormDialogProps {
  title: string;
  description?: string | undefined;
  form: { submit: (event: FormEvent) => void; busy: boolean; trouble: unknown };
  submitLabel: string;
  kind?: Extract<ButtonKind, 'brand' | 'danger'> | undefined;
  /** Increases with each new content of the dialog, whose first control then takes the focus. */
  step?: number | undefined;
  /** False: there is no way out but the form. */
  dismissible?: boolean | undefined;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A form in a modal: one action, a way out, and the place for what is wrong with the whole of it.
 */
export function FormDialog(props: FormDialogProps) {
  const {
    title,
    description,
    form,
    submitLabel,
    kind,
    step = 0,
    dismissible = true,
    onClose,
    children,
  } = props;
  const { t } = useTranslation('common');
  const id = useId();
  const body = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (step > 0) body.current?.querySelector<HTMLElement>('input:enabled, [tabindex]')?.focus();
  }, [step]);
  return (
    <Modal
      open
      onOpenChange={onClose}
      width={400}
      {...{ title, description, dismissible }}
      closeLabel={t('close')}
      footer={
        <>
          {dismissible && (
            <Button kind="outline" size={48} className="min-w-fit flex-1" onClick={onClose}>
              {t('cancel')}
            </Button>
          )}
          <Button
            type="submit"
            form={id}
            kind={kind}
            size={48}
            className="min-w-fit flex-1"
            loading={form.busy}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <form ref={body} id={id} noValidate onSubmit={form.submit} className="flex flex-col gap-4">
        <FormTrouble trouble={form.trouble} />
        {children}
      </form>
    </Modal>
  );
}
