import { bindEmail, sendBindingEmail } from '@lantern/contracts';
import { patternKinds } from '@lantern/rules';
import { TextField } from '@lantern/ui';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { CodeField } from '../../../lib/bot-check/index.ts';
import { byCode, useForm } from '../../../lib/forms/form.ts';
import { useTroubleText } from '../../../lib/trouble/trouble-text.ts';
import { FormDialog } from '../form-dialog.tsx';
import { ProveField } from '../prove-field.tsx';
import { type DialogProps, useDone } from '../state.ts';
import { useBindingCode } from './use-binding.ts';

const names = { email: '', verificationCode: '', password: '' };

const fieldOf = byCode<keyof typeof names>({
  email_invalid: 'email',
  email_taken: 'email',
  profile_locked: 'email',
  code_wrong: 'verificationCode',
  password_wrong: 'password',
  login_locked: 'password',
});

/** Binds an e-mail address by the code that was sent to it. */
export default function BindEmail({ state, onClose }: DialogProps) {
  const { t } = useTranslation(['security', 'error']);
  const troubleText = useTroubleText();
  const done = useDone(onClose);
  const proven = state.password;
  const form = useForm({
    initial: names,
    check: ({ email, verificationCode, password }) => ({
      email: patternKinds.email(email.trim()) ? undefined : t('error:email_invalid'),
      verificationCode: verificationCode.trim() === '' ? t('contact.missingCode') : undefined,
      password: proven && password === '' ? t('prove.missing') : undefined,
    }),
    send: ({ email, verificationCode, password }) =>
      call(bindEmail, {
        body: {
          email: email.trim(),
          verificationCode: verificationCode.trim(),
          ...(proven && { password }),
        },
      }),
    fieldOf,
    onDone: () => done(t('email.bound')),
  });
  const email = form.values.email.trim();
  const sending = useBindingCode(
    'bindEmail',
    () => call(sendBindingEmail, { body: { email } }),
    (refusal) => form.refuse('email', troubleText(refusal)),
  );
  const sendCode = () => {
    if (patternKinds.email(email)) sending.send();
    else form.refuse('email', t('error:email_invalid'));
  };
  return (
    <FormDialog
      title={t('email.bindTitle')}
      description={t('email.note')}
      form={form}
      submitLabel={t('contact.submit')}
      onClose={onClose}
    >
      <TextField
        {...form.field('email')}
        label={t('email.label')}
        required
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        maxLength={254}
      />
      <CodeField
        {...form.field('verificationCode')}
        placeholder={t('contact.mailCode')}
        onChange={(code) => form.set('verificationCode', code)}
        sending={sending}
        onSend={sendCode}
      />
      {proven && <ProveField field={form.field('password')} />}
    </FormDialog>
  );
}
