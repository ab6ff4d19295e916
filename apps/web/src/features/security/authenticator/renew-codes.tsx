import { renewRecoveryCodes } from '@lantern/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api.ts';
import { useForm } from '../../../lib/form.ts';
import { FormDialog } from '../form-dialog.tsx';
import { AppCodeField, ProveField } from '../prove-field.tsx';
import { type DialogProps, useRenew } from '../state.ts';
import { isAppCode, provenFieldOf, provenNames } from './app-code.ts';
import { RecoveryCodes, useKeepingCodes } from './recovery-codes.tsx';

/** New recovery codes in place of those before. */
export default function RenewCodes({ onClose }: DialogProps) {
  const { t } = useTranslation('security');
  const [codes, setCodes] = useState<readonly string[]>();
  const renew = useRenew();
  const keeping = useKeepingCodes(onClose);
  const form = useForm({
    initial: provenNames,
    check: ({ code, password }) => ({
      code: isAppCode(code) ? undefined : t('authenticator.missingCode'),
      password: password === '' ? t('prove.missing') : undefined,
    }),
    send: (body) => call(renewRecoveryCodes, { body }),
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
      <AppCodeField field={form.field('code')} />
      <ProveField field={form.field('password')} />
    </FormDialog>
  );
}
