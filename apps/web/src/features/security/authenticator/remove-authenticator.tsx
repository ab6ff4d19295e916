import { removeAuthenticator } from '@lantern/contracts';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api.ts';
import { useForm } from '../../../lib/form.ts';
import { FormDialog } from '../form-dialog.tsx';
import { AppCodeField, ProveField } from '../prove-field.tsx';
import { type DialogProps, useDone } from '../state.ts';
import { isAppCode, provenFieldOf, provenNames } from './app-code.ts';

/** Turns the authenticator off, by the password and a code of its app. */
export default function RemoveAuthenticator({ onClose }: DialogProps) {
  const { t } = useTranslation('security');
  const done = useDone(onClose);
  const form = useForm({
    initial: provenNames,
    check: ({ code, password }) => ({
      code: isAppCode(code) ? undefined : t('authenticator.missingCode'),
      password: password === '' ? t('prove.missing') : undefined,
    }),
    send: (body) => call(removeAuthenticator, { body }),
    fieldOf: provenFieldOf,
    onDone: () => done(t('authenticator.turnedOff')),
  });
  return (
    <FormDialog
      title={t('authenticator.removeTitle')}
      description={t('authenticator.removeNote')}
      form={form}
      submitLabel={t('authenticator.turnOff')}
      kind="danger"
      onClose={onClose}
    >
      <AppCodeField field={form.field('code')} />
      <ProveField field={form.field('password')} />
    </FormDialog>
  );
}
