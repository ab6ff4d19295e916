import { loginSms } from '@lantern/contracts';
import { Button } from '@lantern/ui';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api/api.ts';
import {
  CodeField,
  MobileField,
  useCodeSending,
  useMobileNumbers,
} from '../../lib/bot-check/index.ts';
import { FormTrouble } from '../../lib/forms/form-trouble.tsx';
import { readLastLogin } from '../../lib/session/remembered.ts';
import { useSite } from '../../lib/site/site.ts';
import { CheckSlot } from './check-slot.tsx';
import { LoginChoices } from './login-choices.tsx';
import type { Login } from './use-login.ts';

/** Mobile number and a code sent to it. */
export function SmsLogin({ login, onForgot }: { login: Login; onForgot: () => void }) {
  const { t } = useTranslation('session');
  const [countryDialingCode, setDialCode] = useState(useSite().settings.countryDialingCode);
  const { warm, isMobile } = useMobileNumbers(countryDialingCode);
  const [mobile, setMobile] = useState(() => readLastLogin()?.mobile ?? '');
  const [code, setCode] = useState('');
  const [tried, setTried] = useState<'nothing' | 'send' | 'submit'>('nothing');
  const { check } = login;
  const mobileNum = mobile.trim();
  const sending = useCodeSending('login', () =>
    login.sendWithCheck((fields) =>
      call(loginSms, { body: { countryDialingCode, mobileNum, ...fields } }),
    ),
  );

  const missing = {
    mobile: mobileNum !== '' && isMobile(mobileNum) ? undefined : t('login.invalidMobile'),
    code: code.trim() === '' ? t('login.missingCode') : undefined,
    captcha: check.problem,
  };
  const sendCode = () => {
    setTried('send');
    if (!missing.mobile && !missing.captcha) sending.send();
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
        onDialCode={setDialCode}
        required
        onFocus={warm}
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
      <LoginChoices login={login} rememberLabel={t('login.rememberMobile')} onForgot={onForgot} />
      <FormTrouble trouble={login.trouble} />
      <CheckSlot check={check} error={tried === 'nothing' ? undefined : missing.captcha} />
      <Button type="submit" kind="accent" size={48} block loading={login.busy}>
        {t('login.submit')}
      </Button>
    </form>
  );
}
