import { PasswordField, TextField } from '@lantern/ui';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { BotCheckField, CodeField, MobileField } from '../../lib/bot-check/index.ts';
import type { RegistrationForm } from './form-state.ts';
import { PasswordStrength } from './password-strength.tsx';
import { useProblemText } from './problem-text.ts';
import { type FormField, isRequired } from './rules.ts';

interface RegisterFieldProps {
  form: RegistrationForm;
  field: FormField;
  id: string;
  error: string | undefined;
}

type TextProps = Partial<ComponentProps<typeof TextField>>;

/** What a browser and a keyboard should know of a field. */
const textProps: Partial<Record<FormField, TextProps>> = {
  username: { autoComplete: 'username', autoCapitalize: 'none', spellCheck: false },
  payeeName: { autoComplete: 'name', autoCapitalize: 'words' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', autoCapitalize: 'none' },
  qqNum: { inputMode: 'numeric' },
  whatsapp: { inputMode: 'tel' },
};

const passwords: readonly FormField[] = ['password', 'confirmPassword', 'paymentPassword'];

/** The fields whose rule is shown before there is a problem. */
const explained: readonly FormField[] = ['username', 'password', 'paymentPassword'];

/** One field of the form, by its name. */
export function RegisterField({ form, field, id, error }: RegisterFieldProps) {
  const { t } = useTranslation('registration');
  const hint = useHint(form, field, error);
  const required = isRequired(form.rules, field, form.mode);
  const value = form.values[field];
  const change = (text: string) => form.change(field, text);
  const blur = () => form.blur(field);

  if (field === 'captcha') return <BotCheckField check={form.check} {...{ id, error }} />;
  if (field === 'verificationCode')
    return (
      <CodeField
        sending={form.sending}
        onSend={form.sendCode}
        onChange={change}
        onBlur={blur}
        {...{ id, value, error }}
      />
    );

  const props = {
    ...{ id, value, error, hint, required },
    name: field,
    label: t(`fields.${field}.label`),
    placeholder: `${t(`fields.${field}.placeholder`)}${required ? ' *' : ''}`,
    onChange: (event: { target: { value: string } }) => change(event.target.value),
    onBlur: blur,
  };
  if (field === 'mobileNum')
    return (
      <MobileField
        {...props}
        onFocus={form.warmMobile}
        dialCode={form.settings.countryDialingCode}
      />
    );
  if (!passwords.includes(field))
    return <TextField autoComplete="off" {...textProps[field]} {...props} />;
  const eye = { showLabel: t('showPassword'), hideLabelText: t('hidePassword') };
  const autoComplete = field === 'paymentPassword' ? 'off' : 'new-password';
  return (
    <div>
      <PasswordField {...props} {...eye} autoComplete={autoComplete} />
      {field === 'password' && (
        <PasswordStrength password={value} username={form.values.username} />
      )}
    </div>
  );
}

/** The rule as text; an error, which is more precise, replaces it. */
function useHint(
  { rules, badLink }: RegistrationForm,
  field: FormField,
  error: string | undefined,
) {
  const { t } = useTranslation('registration');
  const { ruleText } = useProblemText();
  if (field === 'affiliateCode' && badLink) return t('badLink');
  if (error !== undefined || !explained.includes(field)) return undefined;
  if (field === 'confirmPassword' || field === 'verificationCode') return undefined;
  const { patternId, minLength, maxLength } = rules.fields[field];
  return ruleText({ patternId, min: minLength, max: maxLength });
}
