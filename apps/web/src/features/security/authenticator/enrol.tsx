import { confirmAuthenticator, startAuthenticator, type ValueOf } from '@lantern/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { byCode, useForm } from '../../../lib/forms/form.ts';
import { toast } from '../../../lib/show/toast.ts';
import { FormDialog } from '../form-dialog.tsx';
import { AppCodeField, ProveField } from '../prove-field.tsx';
import { type DialogProps, useRenew } from '../state.ts';
import { isAppCode } from './app-code.ts';
import { RecoveryCodes, useKeepingCodes } from './recovery-codes.tsx';
import { ScanCode } from './scan-code.tsx';

/**
 * Turns the authenticator on: the password, then a code of the app that has scanned the secret,
 * then the recovery codes, once.
 */
export default function EnrolAuthenticator({ onClose }: DialogProps) {
  const { t } = useTranslation('security');
  const [started, setStarted] = useState<ValueOf<typeof startAuthenticator>>();
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[]>();
  const renew = useRenew();
  const keeping = useKeepingCodes(onClose);
  const prove = useForm({
    initial: { password: '' },
    check: ({ password }) => ({ password: password === '' ? t('prove.missing') : undefined }),
    send: (body) => call(startAuthenticator, { body }),
    fieldOf: byCode({ password_wrong: 'password', login_locked: 'password' }),
    onDone: setStarted,
  });
  const confirm = useForm({
    initial: { code: '' },
    check: ({ code }) => ({ code: isAppCode(code) ? undefined : t('authenticator.missingCode') }),
    send: (body) => call(confirmAuthenticator, { body }),
    fieldOf: byCode({ code_wrong: 'code' }),
    onDone: (value) => {
      setRecoveryCodes(value.recoveryCodes);
      renew();
      toast('success', t('authenticator.turnedOn'));
    },
  });
  if (recoveryCodes)
    return (
      <FormDialog {...keeping} step={2} onClose={onClose}>
        <RecoveryCodes codes={recoveryCodes} />
      </FormDialog>
    );
  if (started)
    return (
      <FormDialog
        title={t('authenticator.enrolTitle')}
        description={t('authenticator.scanNote')}
        form={confirm}
        submitLabel={t('authenticator.turnOn')}
        step={1}
        onClose={onClose}
      >
        <ScanCode {...started} />
        <AppCodeField field={confirm.field('code')} />
      </FormDialog>
    );
  return (
    <FormDialog
      title={t('authenticator.enrolTitle')}
      description={t('authenticator.note')}
      form={prove}
      submitLabel={t('authenticator.start')}
      onClose={onClose}
    >
      <ProveField field={prove.field('password')} />
    </FormDialog>
  );
}
