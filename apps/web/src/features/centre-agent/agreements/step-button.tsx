import { Button, type ButtonKind } from '@lantern/ui';
import { ConfirmDialog } from '@lantern/ui/confirm-dialog';
import type { UseMutationResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormTrouble } from '../../../lib/forms/form-trouble.tsx';

interface StepButtonProps<Body> {
  label: string;
  kind?: ButtonKind;
  icon?: ReactNode;
  text: string;
  danger?: boolean;
  step: Pick<UseMutationResult<unknown, Error, Body>, 'mutate' | 'isPending' | 'error'>;
  body: Body;
}

/** A step of an agreement that is confirmed first. */
export function StepButton<Body>(props: StepButtonProps<Body>) {
  const { label, kind = 'outline', icon, text, danger = false, step, body } = props;
  const { t } = useTranslation('common');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind={kind} className="max-sm:w-full" start={icon} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={label}
        message={text}
        cancelLabel={t('cancel')}
        confirmLabel={label}
        closeLabel={t('close')}
        kind={danger ? 'danger' : 'brand'}
        busy={step.isPending}
        onConfirm={() => {
          step.mutate(body);
          setOpen(false);
        }}
      />
      {step.error && (
        <div className="w-full">
          <FormTrouble trouble={step.error} />
        </div>
      )}
    </>
  );
}
