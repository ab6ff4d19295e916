import { CodeBoxes, TextField } from '@lantern/ui';
import { useTranslation } from 'react-i18next';
import type { FormField } from '../../lib/forms/form.ts';
import { SecretField } from '../../lib/forms/secret-field.tsx';

/** Requires the login password for a change: an open session alone proves nothing. */
export function ProveField({ field }: { field: FormField<string> }) {
  const { t } = useTranslation('security');
  return (
    <SecretField
      field={field}
      label={t('prove.label')}
      hint={t('prove.hint')}
      autoComplete="current-password"
    />
  );
}

/** Six digits from the authenticator app. */
export function AppCodeField({ field }: { field: FormField<string> }) {
  const { t } = useTranslation('security');
  return (
    <CodeBoxes
      {...field}
      label={t('authenticator.code')}
      length={6}
      required
      onChange={(value) => field.onChange({ target: { value } })}
    />
  );
}

/** Six digits from the authenticator app, or a recovery code where the phone is lost. */
export function EitherCodeField({ field }: { field: FormField<string> }) {
  const { t } = useTranslation('security');
  return (
    <TextField
      {...field}
      label={t('authenticator.eitherCode')}
      hint={t('authenticator.eitherHint')}
      required
      dir="ltr"
      maxLength={32}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
