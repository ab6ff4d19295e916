import { changePassword, logout } from '@lantern/contracts';
import { Button } from '@lantern/ui';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api/api.ts';
import { byCode, useForm } from '../../lib/forms/form.ts';
import { FormTrouble } from '../../lib/forms/form-trouble.tsx';
import { StepBack } from '../../lib/forms/step-back.tsx';
import { backToLogin, type PendingLogin } from '../../lib/session/login-step.ts';
import { toast } from '../../lib/show/toast.ts';
import { NewPasswordFields, type PasswordName, usePasswordCheck } from './new-password-fields.tsx';

const fieldOf = byCode<PasswordName>({
  password_invalid: 'newPassword',
  password_weak: 'newPassword',
  password_has_name: 'newPassword',
  password_unchanged: 'newPassword',
  password_mismatch: 'confirmNewPassword',
});

/** Ends the half-done login here at once, and at the site as far as it can be reached. */
function leave(): void {
  void call(logout).catch(() => undefined);
  backToLogin();
}

/**
 * The new password that the site demands at a login (LOG-04). The old one was proved by that login;
 * afterwards the login opens again, for the new one.
 */
export function NewPasswordForm({ login }: { login: PendingLogin }) {
  const { t } = useTranslation('password');
  const form = useForm({
    initial: { newPassword: '', confirmNewPassword: '' },
    check: usePasswordCheck(login.account),
    send: (body) => call(changePassword, { body }),
    fieldOf,
    onDone: () => {
      toast('success', t('changed'));
      backToLogin();
    },
  });
  return (
    <form noValidate onSubmit={form.submit} className="flex flex-col gap-4">
      <p className="text-body text-text-2">{t('required.intro', { account: login.account })}</p>
      <NewPasswordFields field={form.field} account={login.account} />
      <FormTrouble trouble={form.trouble} />
      <Button type="submit" kind="accent" size={48} block loading={form.busy}>
        {t('required.submit')}
      </Button>
      <StepBack onClick={leave}>{t('back')}</StepBack>
    </form>
  );
}
