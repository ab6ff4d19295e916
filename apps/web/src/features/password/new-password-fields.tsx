import { PasswordField } from '@lantern/ui';
import { useTranslation } from 'react-i18next';
import {
  DemandList,
  useDemands,
  useFieldRule,
  usePasswordProblem,
} from '../../lib/forms/field-rule.tsx';
import type { FormField } from '../../lib/forms/form.ts';

export type PasswordName = 'newPassword' | 'confirmNewPassword';

/** What can be said of a new password before it is sent. */
export function usePasswordCheck(account?: string) {
  const { t } = useTranslation('password');
  const problemOf = usePasswordProblem(account);
  return ({ newPassword, confirmNewPassword }: Record<PasswordName, string>) => ({
    newPassword: problemOf(newPassword),
    confirmNewPassword: confirmNewPassword === newPassword ? undefined : t('problem.mismatch'),
  });
}

interface NewPasswordFieldsProps {
  field: (name: PasswordName) => FormField<PasswordName>;
  /** For the browser's store of passwords, which keeps the new one under this name. */
  account?: string | undefined;
}

/**
 * A new password, twice, above what the brand asks of it; each demand is marked as soon as it is
 * met.
 */
export function NewPasswordFields({ field, account }: NewPasswordFieldsProps) {
  const { t } = useTranslation('password');
  const rule = useFieldRule('password');
  const first = field('newPassword');
  const second = field('confirmNewPassword');
  const same = {
    id: 'same',
    text: t('same'),
    met: first.value !== '' && first.value === second.value,
  };
  const demands = [...useDemands(rule, first.value), same];
  const eye = {
    showLabel: t('show'),
    hideLabelText: t('hide'),
    autoComplete: 'new-password',
    required: true,
    maxLength: 128,
  };
  return (
    <>
      {account !== undefined && (
        <input
          type="text"
          autoComplete="username"
          value={account}
          readOnly
          hidden
          tabIndex={-1}
          aria-hidden
        />
      )}
      <PasswordField
        {...eye}
        {...first}
        label={t('fields.new')}
        placeholder={`${t('fields.newPlaceholder')} *`}
      />
      <PasswordField
        {...eye}
        {...second}
        label={t('fields.confirm')}
        placeholder={`${t('fields.confirmPlaceholder')} *`}
      />
      <DemandList demands={demands} label={t('demands')} />
    </>
  );
}
