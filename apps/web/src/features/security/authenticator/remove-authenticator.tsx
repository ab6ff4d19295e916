import { removeAuthenticator } from '@lantern/contracts';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { useForm } from '../../../lib/forms/form.ts';
import { FormDialog } from '../form-dialog.tsx';
import { EitherCodeField, ProveField } from '../prove-field.tsx';
import { type DialogProps, useDone } from '../state.ts';
import { provenFieldOf, provenNames, tidyCode, useProvenCheck } from './app-code.ts';

/** Turns the authenticator off, by the password and a code of its app or a recovery code. */
export default function RemoveAuthenticator({ onClose }: DialogProps) {
  const { t } = useTranslation('security');
  const done = useDone(onClose);
  const form = useForm({
    initial: provenNames,
    check: useProvenCheck(),
    send: ({ code, password }) =>
      call(removeAuthenticator, { body: { code: tidyCode(code), password } }),
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
      <EitherCodeField field={form.field('code')} />
      <ProveField field={form.field('password')} />
    </FormDialog>
  );
}
