import { renewRecoveryCodes } from '@lantern/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { useForm } from '../../../lib/forms/form.ts';
import { FormDialog } from '../form-dialog.tsx';
import { EitherCodeField, ProveField } from '../prove-field.tsx';
import { type DialogProps, useRenew } from '../state.ts';
import { provenFieldOf, provenNames, tidyCode, useProvenCheck } from './app-code.ts';
import { RecoveryCodes, useKeepingCodes } from './recovery-codes.tsx';

/** New recovery codes in place of those before. */
export default function RenewCodes({ onClose }: DialogProps) {
  const { t } = useTranslation('security');
  const [codes, setCodes] = useState<readonly string[]>();
  const renew = useRenew();
  const keeping = useKeepingCodes(onClose);
  const form = useForm({
    initial: provenNames,
    check: useProvenCheck(),
    send: ({ code, password }) =>
      call(renewRecoveryCodes, { body: { code: tidyCode(code), password } }),
    fieldOf: provenFieldOf,
    onDone: ({ recoveryCodes }) => {
      setCodes(recoveryCodes);
      renew();
    },
  });
  if (codes)
    return (
      <FormDialog {...keeping} step={1} onClose={onClose}>
        <RecoveryCodes codes={codes} />
      </FormDialog>
    );
  return (
    <FormDialog
      title={t('recovery.renewTitle')}
      description={t('recovery.renewNote')}
      form={form}
      submitLabel={t('recovery.renew')}
      onClose={onClose}
    >
      <EitherCodeField field={form.field('code')} />
      <ProveField field={form.field('password')} />
    </FormDialog>
  );
}
