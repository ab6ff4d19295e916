import { Button, Field, Input } from '@lantern/ui';
import { ConfirmDialog } from '@lantern/ui/confirm-dialog';
import { useTranslation } from 'react-i18next';
import { useTroubleText } from '../trouble-text.ts';
import type { CodeSending } from './code-sending.ts';

export interface CodeFieldProps {
  sending: CodeSending;
  /** Called when the button is pressed; the owner checks the number first and then sends. */
  onSend: () => void;
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  error?: string | undefined;
  id?: string | undefined;
}

/** A code from an SMS, with the button that sends it. The button counts down until another code may be sent. */
export function CodeField({ sending, onSend, value, onChange, onBlur, error, id }: CodeFieldProps) {
  const { t } = useTranslation('session');
  const counting = sending.secondsLeft > 0;
  return (
    <Field label={t('code.label')} required error={error} {...{ id }}>
      {(control) => (
        <div className="flex items-stretch gap-2">
          <Input
            {...control}
            name="verificationCode"
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onBlur={onBlur}
            placeholder={`${t('code.placeholder')} *`}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={255}
            className="min-w-0 flex-1"
          />
          <Button
            kind="outline"
            size={48}
            disabled={counting}
            loading={sending.sending}
            onClick={onSend}
            className="num min-w-32 shrink-0 px-3! text-label!"
          >
            {counting ? t('code.sent', { seconds: sending.secondsLeft }) : t('code.send')}
          </Button>
          <span aria-live="polite" className="sr-only">
            {counting && sending.sentFor !== undefined && t('code.announce', { minutes: sending.sentFor })}
          </span>
          <SendTrouble sending={sending} />
        </div>
      )}
    </Field>
  );
}

function SendTrouble({ sending }: { sending: CodeSending }) {
  const { t } = useTranslation(['session', 'common']);
  const troubleText = useTroubleText();
  return (
    <ConfirmDialog
      open={sending.trouble !== null}
      onOpenChange={sending.dismiss}
      title={t('code.failedTitle')}
      message={sending.trouble ? troubleText(sending.trouble) : ''}
      confirmLabel={t('code.ok')}
      onConfirm={sending.dismiss}
      closeLabel={t('common:close')}
    />
  );
}
