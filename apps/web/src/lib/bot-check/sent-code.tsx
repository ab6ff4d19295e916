import { useTranslation } from 'react-i18next';
import type { FormField } from '../forms/form.ts';
import { CodeField } from './code-field.tsx';
import { useCodeSending } from './code-sending.ts';
import type { CodePurpose } from './countdown.ts';

interface SentCodeProps {
  /** Names the countdown, which outlives the field. */
  purpose: CodePurpose;
  method: 'sms' | 'email';
  send: Parameters<typeof useCodeSending>[1];
  field: FormField<string>;
}

/** A field for a code that is sent to the number or the address of the account. */
export function SentCode({ purpose, method, send, field }: SentCodeProps) {
  const { t } = useTranslation('session');
  const sending = useCodeSending(purpose, send);
  return (
    <CodeField
      {...field}
      onChange={(value) => field.onChange({ target: { value } })}
      placeholder={t(`verify.placeholder.${method}`)}
      sending={sending}
      onSend={sending.send}
    />
  );
}
