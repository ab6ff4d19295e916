import { changePassword, sendPasswordCode } from '@lantern/contracts';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { CodeField, useCodeSending } from '../../../lib/bot-check/index.ts';
import {
  DemandList,
  useDemands,
  useFieldRule,
  usePasswordProblem,
} from '../../../lib/forms/field-rule.tsx';
import { byCode, useForm } from '../../../lib/forms/form.ts';
import { SecretField } from '../../../lib/forms/secret-field.tsx';
import { useSession } from '../../../lib/session/session.ts';
import { FormDialog } from '../form-dialog.tsx';
import { type DialogProps, useDone } from '../state.ts';

const names = { verificationCode: '', newPassword: '', confirmNewPassword: '' };

const fieldOf = byCode<keyof typeof names>({
  code_wrong: 'verificationCode',
  password_invalid: 'newPassword',
  password_weak: 'newPassword',
  password_has_name: 'newPassword',
  password_mismatch: 'confirmNewPassword',
});

/**
 * Who registered by phone has no password yet, and sets one by a code to what of the account is
 * verified (PWD-01).
 */
export default function NoPassword({ state, onClose }: DialogProps) {
  const { t } = useTranslation(['security', 'error']);
  const account = useSession()?.account;
  const rule = useFieldRule('password');
  const problemOf = usePasswordProblem(account);
  const done = useDone(onClose);
  const byPhone = state.mobileVerified;
  const form = useForm({
    initial: names,
    check: ({ verificationCode, newPassword, confirmNewPassword }) => ({
      verificationCode: verificationCode.trim() === '' ? t('contact.missingCode') : undefined,
      newPassword: problemOf(newPassword),
      confirmNewPassword:
        confirmNewPassword === newPassword ? undefined : t('error:password_mismatch'),
    }),
    send: ({ verificationCode, ...body }) =>
      call(changePassword, { body: { ...body, verificationCode: verificationCode.trim() } }),
    fieldOf,
    onDone: () => done(t('password.changed')),
  });
  const sending = useCodeSending('password', () => call(sendPasswordCode, { body: {} }));
  const demands = useDemands(rule, form.values.newPassword);
  return (
    <FormDialog
      title={t('noPassword.title')}
      description={
        byPhone
          ? t('noPassword.message', { mobile: state.mobile ?? '' })
          : t('noPassword.messageEmail', { email: state.email ?? '' })
      }
      form={form}
      submitLabel={t('password.submit')}
      onClose={onClose}
    >
      {/* For the browser's own keeper of passwords, which has to know whose this is. */}
      <input type="text" name="username" autoComplete="username" value={account} readOnly hidden />
      <CodeField
        {...form.field('verificationCode')}
        {...(!byPhone && { placeholder: t('contact.mailCode') })}
        onChange={(code) => form.set('verificationCode', code)}
        sending={sending}
        onSend={sending.send}
      />
      <SecretField field={form.field('newPassword')} label={t('password.new')} />
      <DemandList demands={demands} label={t('password.demands')} />
      <SecretField field={form.field('confirmNewPassword')} label={t('password.confirm')} />
    </FormDialog>
  );
}
