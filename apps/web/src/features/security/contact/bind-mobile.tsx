import { bindMobile, sendBindingSms } from '@lantern/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { CodeField, MobileField, useMobileNumbers } from '../../../lib/bot-check/index.ts';
import { byCode, useForm } from '../../../lib/forms/form.ts';
import { useSite } from '../../../lib/site/site.ts';
import { useTroubleText } from '../../../lib/trouble/trouble-text.ts';
import { FormDialog } from '../form-dialog.tsx';
import { ProveField } from '../prove-field.tsx';
import { type DialogProps, useDone } from '../state.ts';
import { useBindingCode } from './use-binding.ts';

const names = { mobileNum: '', verificationCode: '', password: '' };

const fieldOf = byCode<keyof typeof names>({
  phone_invalid: 'mobileNum',
  mobile_taken: 'mobileNum',
  profile_locked: 'mobileNum',
  code_wrong: 'verificationCode',
  password_wrong: 'password',
  login_locked: 'password',
});

/** Binds a mobile number by the code that was sent to it. */
export default function BindMobile({ state, onClose }: DialogProps) {
  const { t } = useTranslation(['security', 'error']);
  const troubleText = useTroubleText();
  const done = useDone(onClose);
  const [countryDialingCode, setDialCode] = useState(useSite().settings.countryDialingCode);
  const { warm, isMobile } = useMobileNumbers(countryDialingCode);
  const isNumber = (typed: string) => typed.trim() !== '' && isMobile(typed.trim());
  const proven = state.password;
  const form = useForm({
    initial: names,
    check: ({ mobileNum, verificationCode, password }) => ({
      mobileNum: isNumber(mobileNum) ? undefined : t('error:phone_invalid'),
      verificationCode: verificationCode.trim() === '' ? t('contact.missingCode') : undefined,
      password: proven && password === '' ? t('prove.missing') : undefined,
    }),
    send: ({ mobileNum, verificationCode, password }) =>
      call(bindMobile, {
        body: {
          countryDialingCode,
          mobileNum: mobileNum.trim(),
          verificationCode: verificationCode.trim(),
          ...(proven && { password }),
        },
      }),
    fieldOf,
    onDone: () => done(t('mobile.bound')),
  });
  const mobileNum = form.values.mobileNum.trim();
  const sending = useBindingCode(
    'bindMobile',
    () => call(sendBindingSms, { body: { countryDialingCode, mobileNum } }),
    (refusal) => form.refuse('mobileNum', troubleText(refusal)),
  );
  const sendCode = () => {
    if (isNumber(mobileNum)) sending.send();
    else form.refuse('mobileNum', t('error:phone_invalid'));
  };
  return (
    <FormDialog
      title={t('mobile.bindTitle')}
      description={t('mobile.note')}
      form={form}
      submitLabel={t('contact.submit')}
      onClose={onClose}
    >
      <MobileField
        {...form.field('mobileNum')}
        dialCode={countryDialingCode}
        onDialCode={setDialCode}
        onFocus={warm}
        required
        maxLength={32}
      />
      <CodeField
        {...form.field('verificationCode')}
        onChange={(code) => form.set('verificationCode', code)}
        sending={sending}
        onSend={sendCode}
      />
      {proven && <ProveField field={form.field('password')} />}
    </FormDialog>
  );
}
