import { changePassword } from '@lantern/contracts';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import {
  type Demand,
  DemandList,
  useDemands,
  useFieldRule,
  usePasswordProblem,
} from '../../../lib/forms/field-rule.tsx';
import { byCode, useForm } from '../../../lib/forms/form.ts';
import { SecretField } from '../../../lib/forms/secret-field.tsx';
import { useOverlay } from '../../../lib/navigation/overlay.ts';
import { closeSession, useSession } from '../../../lib/session/session.ts';
import { FormDialog } from '../form-dialog.tsx';
import { type DialogProps, useDone } from '../state.ts';

const names = { oldPassword: '', newPassword: '', confirmNewPassword: '' };

const fieldOf = byCode<keyof typeof names>({
  password_wrong: 'oldPassword',
  login_locked: 'oldPassword',
  password_invalid: 'newPassword',
  password_weak: 'newPassword',
  password_has_name: 'newPassword',
  password_unchanged: 'newPassword',
  password_mismatch: 'confirmNewPassword',
});

/**
 * The login password: the old one, a new one by the brand's rule, and the new one again (PWD-01).
 */
export default function ChangePassword({ onClose }: DialogProps) {
  const { t } = useTranslation(['security', 'error']);
  const account = useSession()?.account;
  const rule = useFieldRule('password');
  const problemOf = usePasswordProblem(account);
  const overlay = useOverlay();
  const done = useDone(onClose);
  const newPasswordProblem = (next: string, old: string) => {
    if (next === '') return t('password.missing');
    if (next === old) return t('error:password_unchanged');
    return problemOf(next);
  };
  const form = useForm({
    initial: names,
    check: ({ oldPassword, newPassword, confirmNewPassword }) => ({
      oldPassword: oldPassword === '' ? t('prove.missing') : undefined,
      newPassword: newPasswordProblem(newPassword, oldPassword),
      confirmNewPassword:
        confirmNewPassword === newPassword ? undefined : t('error:password_mismatch'),
    }),
    send: (body) => call(changePassword, { body }),
    fieldOf,
    onDone: ({ loginAgain }) => {
      done(t('password.changed'));
      if (!loginAgain) return;
      closeSession();
      overlay.open('login');
    },
  });
  const demands = useNewPasswordDemands(form.values, useDemands(rule, form.values.newPassword));
  return (
    <FormDialog
      title={t('password.title')}
      description={t('password.note')}
      form={form}
      submitLabel={t('password.submit')}
      onClose={onClose}
    >
      {/* For the browser's own keeper of passwords, which has to know whose this is. */}
      <input type="text" name="username" autoComplete="username" value={account} readOnly hidden />
      <SecretField
        field={form.field('oldPassword')}
        label={t('password.old')}
        autoComplete="current-password"
      />
      <SecretField field={form.field('newPassword')} label={t('password.new')} />
      <DemandList demands={demands} label={t('password.demands')} />
      <SecretField field={form.field('confirmNewPassword')} label={t('password.confirm')} />
    </FormDialog>
  );
}

function useNewPasswordDemands(typed: typeof names, ofRule: Demand[]): Demand[] {
  const { t } = useTranslation('security');
  const { oldPassword, newPassword, confirmNewPassword } = typed;
  return [
    ...ofRule,
    {
      id: 'other',
      text: t('password.other'),
      met: newPassword !== '' && newPassword !== oldPassword,
    },
    {
      id: 'twice',
      text: t('password.twice'),
      met: newPassword !== '' && newPassword === confirmNewPassword,
    },
  ];
}
