import { CodeBoxes, PasswordField } from '@lantern/ui';
import { useTranslation } from 'react-i18next';
import { digitsOf, type FieldRule } from './field-rule.tsx';
import type { FormField } from './form.ts';

interface SecretFieldProps {
  field: FormField<string>;
  label: string;
  hint?: string | undefined;
  autoComplete?: 'current-password' | 'new-password' | 'off' | undefined;
}

/** A secret with an eye. */
export function SecretField({
  field,
  label,
  hint,
  autoComplete = 'new-password',
}: SecretFieldProps) {
  const { t } = useTranslation('security');
  return (
    <PasswordField
      {...field}
      {...{ label, hint, autoComplete }}
      required
      maxLength={128}
      showLabel={t('show')}
      hideLabelText={t('hide')}
    />
  );
}

/**
 * The payment password: boxes where the brand's rule is so many digits, a line of text where it is
 * not.
 */
export function PaymentField({
  rule,
  ...props
}: Omit<SecretFieldProps, 'autoComplete'> & { rule: FieldRule }) {
  const length = digitsOf(rule);
  if (length === undefined) return <SecretField {...props} autoComplete="off" />;
  const { field, label, hint } = props;
  return (
    <CodeBoxes
      {...field}
      {...{ label, hint, length }}
      masked
      required
      onChange={(value) => field.onChange({ target: { value } })}
    />
  );
}
