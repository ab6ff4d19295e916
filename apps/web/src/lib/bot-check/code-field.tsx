import { Button, Field, Input } from '@lantern/ui';
import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { part } from '../parts/lazy-part.ts';
import { toast } from '../show/toast.ts';
import { TroubleBoundary } from '../trouble/trouble-boundary.tsx';
import type { CodeSending } from './code-sending.ts';
import { useCodeTroubleText } from './code-trouble-text.ts';

const loadDialog = part(() => import('./send-trouble-dialog.tsx'));
const SendTroubleDialog = lazy(loadDialog);

/** As a form sends it; what a code looks like is checked by the site. */
export const longestCode = 255;

export interface CodeFieldProps {
  sending: CodeSending;
  /** Called when the button is pressed; the owner checks the number first and then sends. */
  onSend: () => void;
  /** For a code that does not come by SMS. */
  placeholder?: string | undefined;
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  error?: string | undefined;
  id?: string | undefined;
}

/**
 * A code from an SMS, with the button that sends it. The button counts down until another code may
 * be sent.
 */
export function CodeField({
  sending,
  onSend,
  placeholder,
  value,
  onChange,
  onBlur,
  error,
  id,
}: CodeFieldProps) {
  const { t } = useTranslation('session');
  const counting = sending.secondsLeft > 0;
  const send = () => {
    // Fetched beside the code, since afterwards there may be no connection to fetch it over.
    void loadDialog().catch(() => undefined);
    onSend();
  };
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
            placeholder={`${placeholder ?? t('code.placeholder')} *`}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={longestCode}
            className="min-w-0 flex-1"
          />
          <Button
            kind="outline"
            size={48}
            disabled={counting}
            loading={sending.sending}
            onClick={send}
            className="num min-w-32 shrink-0 px-3! text-label!"
          >
            {counting ? t('code.sent', { seconds: sending.secondsLeft }) : t('code.send')}
          </Button>
          <span aria-live="polite" className="sr-only">
            {counting &&
              sending.sentFor !== undefined &&
              t('code.announce', { minutes: sending.sentFor })}
          </span>
          <SendTrouble sending={sending} />
        </div>
      )}
    </Field>
  );
}

/** Why the code was not sent: in a dialog, or in a toast where the dialog itself cannot be had. */
function SendTrouble({ sending }: { sending: CodeSending }) {
  if (sending.trouble === null) return null;
  return (
    <TroubleBoundary fallback={() => <Told sending={sending} />}>
      <Suspense>
        <SendTroubleDialog sending={sending} />
      </Suspense>
    </TroubleBoundary>
  );
}

function Told({ sending }: { sending: CodeSending }) {
  const troubleText = useCodeTroubleText();
  useEffect(() => {
    toast('danger', troubleText(sending.trouble));
    sending.dismiss();
  });
  return null;
}
