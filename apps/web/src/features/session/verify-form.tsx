import { Refusal, sendLoginCode, verifyLogin } from '@lantern/contracts';
import { Button, TextField } from '@lantern/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api/api.ts';
import { SentCode } from '../../lib/bot-check/index.ts';
import { useForm } from '../../lib/forms/form.ts';
import { FormTrouble } from '../../lib/forms/form-trouble.tsx';
import type { Enter } from '../../lib/session/entered.ts';
import type { OpenMethods, PendingLogin } from '../../lib/session/login-step.ts';
import { MethodMark } from './method-cards.tsx';

type Way = OpenMethods[number];

interface VerifyFormProps {
  login: PendingLogin;
  way: Way;
  onEntered: Enter;
}

/** Takes the proof of one way: a code, wherever it comes from, or the name on a bank account. */
export function VerifyForm({ login, way, onEntered }: VerifyFormProps) {
  const { t } = useTranslation('session');
  const { method, hint } = way;
  const form = useForm({
    initial: { answer: '' },
    check: ({ answer }) => ({
      answer: answer.trim() === '' ? t(`verify.missing.${method}`) : undefined,
    }),
    send: ({ answer }) => {
      const given = answer.trim();
      return call(verifyLogin, {
        body: method === 'bank' ? { method, holderName: given } : { method, code: given },
      });
    },
    onDone: (session) => onEntered(session, { stay: login.stay }),
  });
  const answer = form.field('answer');
  const wrong = form.trouble instanceof Refusal && form.trouble.code === 'code_wrong';
  useEffect(() => {
    if (wrong) document.getElementById(answer.id)?.focus();
  }, [wrong, answer.id]);
  const field = { ...answer, error: wrong ? t(`verify.wrong.${method}`) : answer.error };
  return (
    <form noValidate onSubmit={form.submit} className="flex flex-col gap-4">
      <div className="flex items-start gap-3">
        <MethodMark method={method} />
        <p className="min-w-0 flex-1 text-body text-text-2">
          <span className="block text-label font-bold text-text">
            {t(`verify.method.${method}`)}
          </span>
          {t(`verify.lead.${method}`, { hint: hint ?? t(`verify.somewhere.${method}`) })}
        </p>
      </div>
      {method === 'sms' || method === 'email' ? (
        <SentCode
          purpose={`verify.${method}.${login.account}`}
          method={method}
          send={() => call(sendLoginCode, { body: { method } })}
          field={field}
        />
      ) : (
        <TextField
          {...field}
          label={t(`verify.field.${method}`)}
          required
          maxLength={method === 'bank' ? 100 : 64}
          inputMode={method === 'totp' ? 'numeric' : 'text'}
          autoComplete={method === 'totp' ? 'one-time-code' : 'off'}
          autoCapitalize={method === 'bank' ? 'words' : 'none'}
          spellCheck={false}
        />
      )}
      <FormTrouble trouble={wrong ? null : form.trouble} />
      <Button type="submit" kind="accent" size={48} block loading={form.busy}>
        {t('verify.submit')}
      </Button>
    </form>
  );
}
