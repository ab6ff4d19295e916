import { forgotByEmail } from '@lantern/contracts';
import { patternKinds } from '@lantern/rules';
import { Button, TextField } from '@lantern/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api/api.ts';
import { BotCheckField, useDemandedCheck } from '../../lib/bot-check/index.ts';
import { byCode, useForm } from '../../lib/forms/form.ts';
import { FormTrouble } from '../../lib/forms/form-trouble.tsx';
import { toast } from '../../lib/show/toast.ts';

interface ByEmailProps {
  username: string;
  onSent: () => void;
}

/**
 * Asks for a link by e-mail (PWD-02). What is said afterwards is the same whether there is such an
 * account or not.
 */
export function ByEmail({ username, onSent }: ByEmailProps) {
  const { t } = useTranslation('password');
  const { check, error, withCheck, answeredFirst } = useDemandedCheck();
  const { way, solveByWork } = check;
  useEffect(() => {
    // This form cannot send the track of a slider, so it uses the proof of work.
    if (way === 'slider') solveByWork(true);
  }, [way, solveByWork]);
  const form = useForm({
    initial: { username, email: '' },
    check: ({ username, email }) => ({
      username: username.trim() === '' ? t('problem.username') : undefined,
      email: patternKinds.email(email.trim()) ? undefined : t('problem.email'),
    }),
    send: ({ username, email }) =>
      withCheck(({ captcha, proofOfWork }) =>
        call(forgotByEmail, {
          body: {
            username: username.trim(),
            email: email.trim(),
            ...(captcha !== undefined && { captcha }),
            ...(proofOfWork !== undefined && { proofOfWork }),
          },
        }),
      ),
    fieldOf: byCode({ email_invalid: 'email' }),
    onDone: () => {
      toast('success', t('forgot.sent'));
      onSent();
    },
  });
  return (
    <form noValidate onSubmit={answeredFirst(form.submit)} className="flex flex-col gap-4">
      <p className="text-body text-text-2">{t('forgot.emailIntro')}</p>
      <TextField
        {...form.field('username')}
        label={t('fields.username')}
        placeholder={`${t('fields.usernamePlaceholder')} *`}
        required
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
      />
      <TextField
        {...form.field('email')}
        label={t('fields.email')}
        placeholder={`${t('fields.emailPlaceholder')} *`}
        required
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        maxLength={254}
      />
      <FormTrouble trouble={form.trouble} />
      <BotCheckField check={check} error={error} />
      <Button type="submit" kind="accent" size={48} block loading={form.busy}>
        {t('forgot.send')}
      </Button>
    </form>
  );
}
