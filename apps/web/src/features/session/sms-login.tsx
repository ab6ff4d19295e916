import { loginSms, validationRules } from '@lantern/contracts';
import { patternKinds } from '@lantern/rules';
import { Button } from '@lantern/ui';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api.ts';
import { CodeField, MobileField, useCodeSending } from '../../lib/bot-check/index.ts';
import { queryOf } from '../../lib/queries.ts';
import { useSite } from '../../lib/site.ts';
import { CaptchaSlot } from './captcha-slot.tsx';
import { LoginTrouble } from './login-trouble.tsx';
import type { Login } from './use-login.ts';

/** Whether a number can be one by the brand's rule. Until the rule is there any digits will do; the site decides anyway. */
function useMobileCheck(): (number: string) => boolean {
  const rule = useQuery(queryOf(validationRules)).data?.mobileNum;
  return (number) => {
    if (!rule) return patternKinds.digits(number) && number !== '';
    return number.length >= rule.minLength && number.length <= rule.maxLength && patternKinds[rule.patternId](number);
  };
}

/** Mobile number and a code sent to it. */
export function SmsLogin({ login }: { login: Login }) {
  const { t } = useTranslation('session');
  const { countryDialingCode } = useSite().settings;
  const isMobile = useMobileCheck();
  const [mobile, setMobile] = useState('');
  const [code, setCode] = useState('');
  const [tried, setTried] = useState<'nothing' | 'send' | 'submit'>('nothing');
  const { captcha } = login;
  const mobileNum = mobile.trim();
  const sending = useCodeSending('login', () => call(loginSms, { body: { countryDialingCode, mobileNum } }));

  const missing = {
    mobile: isMobile(mobileNum) ? undefined : t('login.invalidMobile'),
    code: code.trim() === '' ? t('login.missingCode') : undefined,
    captcha: captcha.needed && captcha.text.trim() === '' ? t('login.missingCaptcha') : undefined,
  };
  const sendCode = () => {
    setTried('send');
    if (!missing.mobile) sending.send();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried('submit');
    if (missing.mobile || missing.code || missing.captcha) return;
    setTried('nothing');
    login.send({ type: 'sms', countryDialingCode, mobileNum, verificationCode: code.trim() });
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <MobileField
        name="mobileNum"
        dialCode={countryDialingCode}
        required
        maxLength={32}
        value={mobile}
        onChange={(event) => setMobile(event.target.value)}
        error={tried === 'nothing' ? undefined : missing.mobile}
      />
      <CodeField
        sending={sending}
        onSend={sendCode}
        value={code}
        onChange={setCode}
        error={tried === 'submit' ? missing.code : undefined}
      />
      <LoginTrouble trouble={login.trouble} />
      <CaptchaSlot captcha={captcha} error={tried === 'submit' ? missing.captcha : undefined} />
      <Button type="submit" kind="accent" size={48} block loading={login.busy}>
        {t('login.submit')}
      </Button>
    </form>
  );
}
