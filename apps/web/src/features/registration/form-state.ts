import { registrationSms, type SessionValue } from '@lantern/contracts';
import { useMutation } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { call } from '../../lib/api.ts';
import { useCaptcha, useCodeSending } from '../../lib/bot-check/index.ts';
import { emptyValues, inputOf, problemsOf, type Values } from './form-values.ts';
import { register, useRegisterSettings } from './registration.queries.ts';
import { type FormField, fieldsOf, rulesOf } from './rules.ts';
import { useTroubles } from './use-troubles.ts';

/** The brand's rules, and with them a captcha that the site may have demanded on the way. */
function useRules() {
  const { settings, validation } = useRegisterSettings();
  const [captchaDemanded, demandCaptcha] = useState(false);
  const rules = useMemo(
    () => rulesOf({ ...settings, captcha: settings.captcha || captchaDemanded }, validation),
    [settings, validation, captchaDemanded],
  );
  return { settings, rules, fields: useMemo(() => fieldsOf(rules), [rules]), demandCaptcha };
}

/** All that the registration form knows and does. */
export function useRegistrationForm(username: string, onRegistered: (session: SessionValue) => void) {
  const { settings, rules, fields, demandCaptcha } = useRules();
  const { countryDialingCode } = settings;
  const captcha = useCaptcha(fields.includes('captcha'));
  const [values, setValues] = useState<Values>({ ...emptyValues, username });
  const [agreement, setAgreement] = useState(true);
  const input = inputOf(values, fields);
  const problems = problemsOf(rules, input, agreement);
  const troubles = useTroubles(problems);

  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => {
      const { username = '', password = '', confirmPassword = '', ...rest } = input;
      return register(rest, { username, password, confirmPassword, agreement, countryDialingCode });
    },
    onSuccess: onRegistered,
    onError: (trouble) => {
      const refused = troubles.refuse(trouble);
      // A captcha is good for one try, whatever came of it.
      setValues((now) => ({ ...now, captcha: '' }));
      if (fields.includes('captcha')) captcha.refresh();
      else if (refused.fields.captcha) demandCaptcha(true);
    },
  });
  const submitting = isPending || isSuccess;

  const sending = useCodeSending('registration', () =>
    call(registrationSms, { body: { countryDialingCode, mobileNo: input.mobileNum ?? '' } }),
  );
  const submit = () => {
    if (submitting) return;
    troubles.leave(...fields, 'agreement');
    troubles.clearRefusal();
    if (Object.keys(problems).length > 0) troubles.fail();
    else mutate();
  };
  const reset = () => {
    setValues(emptyValues);
    setAgreement(true);
    troubles.clear();
  };
  const change = (field: FormField, value: string) => {
    setValues((before) => ({ ...before, [field]: value }));
    troubles.forgive(field);
  };
  const agree = (yes: boolean) => {
    setAgreement(yes);
    troubles.leave('agreement');
    troubles.forgive('agreement');
  };
  /** A field that nothing was typed into is not blamed before the form is sent. */
  const blur = (field: FormField) => values[field] !== '' && troubles.leave(field);
  /** Sends a code, if the number is one; otherwise shows what is wrong with it. */
  const sendCode = () => (problems.mobileNum ? troubles.leave('mobileNum') : sending.send());

  return {
    ...{ settings, rules, fields, captcha, sending, values, agreement, troubles, submitting },
    ...{ change, agree, blur, sendCode, submit, reset },
  };
}

export type RegistrationForm = ReturnType<typeof useRegistrationForm>;
