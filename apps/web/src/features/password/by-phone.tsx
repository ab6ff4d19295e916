import { loginSms, resetPasswordByPhone } from '@lantern/contracts';
import { Button, PasswordField } from '@lantern/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api/api.ts';
import {
  BotCheckField,
  CodeField,
  MobileField,
  useCodeSending,
  useDemandedCheck,
  useMobileNumbers,
} from '../../lib/bot-check/index.ts';
import {
  DemandList,
  useDemands,
  useFieldRule,
  usePasswordProblem,
} from '../../lib/forms/field-rule.tsx';
import { byCode, useForm } from '../../lib/forms/form.ts';
import { FormTrouble } from '../../lib/forms/form-trouble.tsx';
import { useEntered } from '../../lib/session/entered.ts';
import { toast } from '../../lib/show/toast.ts';
import { useSite } from '../../lib/site/site.ts';

const fieldOf = byCode<'mobileNum' | 'verificationCode' | 'newPassword'>({
  phone_invalid: 'mobileNum',
  code_wrong: 'verificationCode',
  password_invalid: 'newPassword',
  password_weak: 'newPassword',
  password_has_name: 'newPassword',
});

/** A new password by a code on the phone, which logs the member in (PWD-03). */
export function ByPhone() {
  const { t } = useTranslation('password');
  const [countryDialingCode, setDialCode] = useState(useSite().settings.countryDialingCode);
  const { warm, isMobile } = useMobileNumbers(countryDialingCode);
  const isNumber = (typed: string) => typed.trim() !== '' && isMobile(typed.trim());
  const rule = useFieldRule('password');
  const problemOf = usePasswordProblem();
  const entered = useEntered();
  const { check, error, withCheck, sendWithCheck, answeredFirst } = useDemandedCheck();
  const form = useForm({
    initial: { mobileNum: '', verificationCode: '', newPassword: '' },
    check: ({ mobileNum, verificationCode, newPassword }) => ({
      mobileNum: isNumber(mobileNum) ? undefined : t('problem.mobile'),
      verificationCode: verificationCode.trim() === '' ? t('problem.code') : undefined,
      newPassword: problemOf(newPassword),
    }),
    send: ({ mobileNum, verificationCode, newPassword }) =>
      withCheck((fields) =>
        call(resetPasswordByPhone, {
          body: {
            ...{ countryDialingCode, newPassword, ...fields },
            mobileNum: mobileNum.trim(),
            verificationCode: verificationCode.trim(),
          },
        }),
      ),
    fieldOf,
    onDone: (session) => {
      toast('success', t('forgot.changed'));
      entered(session);
    },
  });
  const { mobileNum, newPassword } = form.values;
  const sending = useCodeSending('forgot', () =>
    sendWithCheck(async (fields) => {
      const body = {
        countryDialingCode,
        mobileNum: mobileNum.trim(),
        purpose: 'forgot' as const,
        ...fields,
      };
      return call(loginSms, { body });
    }),
  );
  const sendCode = () => {
    if (isNumber(mobileNum)) sending.send();
    else form.refuse('mobileNum', t('problem.mobile'));
  };
  const code = form.field('verificationCode');
  return (
    <form noValidate onSubmit={answeredFirst(form.submit)} className="flex flex-col gap-4">
      <MobileField
        {...form.field('mobileNum')}
        dialCode={countryDialingCode}
        onDialCode={setDialCode}
        onFocus={warm}
        required
        maxLength={32}
      />
      <CodeField
        {...{ id: code.id, value: code.value, error: code.error, sending }}
        onChange={(value) => form.set('verificationCode', value)}
        onSend={sendCode}
      />
      <PasswordField
        {...form.field('newPassword')}
        label={t('fields.new')}
        placeholder={`${t('fields.newPlaceholder')} *`}
        showLabel={t('show')}
        hideLabelText={t('hide')}
        autoComplete="new-password"
        required
        maxLength={128}
      />
      <DemandList demands={useDemands(rule, newPassword)} label={t('demands')} />
      <FormTrouble trouble={form.trouble} />
      <BotCheckField check={check} error={error} />
      <Button type="submit" kind="accent" size={48} block loading={form.busy}>
        {t('forgot.setAndLogIn')}
      </Button>
    </form>
  );
}
