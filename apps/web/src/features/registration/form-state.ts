import type { RegistrationMode } from '@lantern/rules';
import { useMemo, useState } from 'react';
import { useBotCheck, useMobileNumbers } from '../../lib/bot-check/index.ts';
import { emptyValues, inputOf, problemsOf, type Values } from './form-values.ts';
import { wantsCaptcha } from './refusal.ts';
import { useRegisterSettings } from './registration.queries.ts';
import { type FormField, rulesOf, shownFields } from './rules.ts';
import type { SocialTicket } from './social-ticket.ts';
import { useInvitation } from './use-invitation.ts';
import { usePhoneCode } from './use-phone-code.ts';
import type { Registered } from './use-registered.ts';
import { useSubmission } from './use-submission.ts';
import { useTroubles } from './use-troubles.ts';

/** The brand's rules, and with them a captcha that the site may have demanded on the way. */
function useRules() {
  const { settings, validation } = useRegisterSettings();
  const [captchaDemanded, demandCaptcha] = useState(false);
  const rules = useMemo(
    () => rulesOf({ ...settings, captcha: settings.captcha || captchaDemanded }, validation),
    [settings, validation, captchaDemanded],
  );
  return { settings, rules, demandCaptcha };
}

interface FormOptions {
  /** What was typed into another form before. */
  username: string;
  social: SocialTicket | undefined;
  onRegistered: Registered;
}

/** All that the registration form knows and does. */
export function useRegistrationForm({ username, social, onRegistered }: FormOptions) {
  const { settings, rules, demandCaptcha } = useRules();
  const { usernameRegistration, mobileRegistration, captchaKind } = settings;
  const [mode, setMode] = useState<RegistrationMode>(
    mobileRegistration && !usernameRegistration ? 'mobile' : 'username',
  );
  const [values, setValues] = useState<Values>({
    ...emptyValues,
    username,
    email: social?.email ?? '',
  });
  const [agreement, setAgreement] = useState(settings.agreementChecked);
  const [invitationRefused, setInvitationRefused] = useState(false);
  const [checkBeforeCode, setCheckBeforeCode] = useState(false);

  const check = useBotCheck({
    needed: rules.fields.captcha.enabled || checkBeforeCode,
    kind: captchaKind,
  });
  const invitation = useInvitation(rules.fields.affiliateCode.enabled);
  const fields = shownFields(rules, mode, {
    verified: values.verificationCode.trim() !== '',
    invited: invitation.code !== undefined,
    checkBeforeCode,
  });
  const input = inputOf(values, fields);
  const { warm: warmMobile, isMobile } = useMobileNumbers(settings.countryDialingCode);
  const problems = problemsOf({ rules, mode, fields, input, agreement, check, isMobile });
  const troubles = useTroubles(problems);
  const { sending, service } = usePhoneCode({
    ...{ settings, check },
    mobileNum: input.mobileNum ?? '',
    demanded: checkBeforeCode,
    onDemanded: setCheckBeforeCode,
  });

  const { send, submitting } = useSubmission(
    {
      settings,
      rules,
      mode,
      input,
      agreement,
      invitation,
      check,
      service,
      socialTicket: social?.ticket,
    },
    {
      onRegistered: (session) =>
        onRegistered(session, mode === 'mobile' && !settings.mobilePassword),
      onRefused: (trouble, { reached, invitation }) => {
        troubles.refuse(trouble, invitation);
        setInvitationRefused(invitation);
        // A check is good for one try, whatever came of it.
        if (reached && check.needed) check.renew();
        else if (wantsCaptcha(trouble)) demandCaptcha(true);
      },
    },
  );
  const submit = () => {
    if (submitting) return;
    troubles.leave(...fields, 'agreement');
    troubles.clearRefusal();
    if (Object.keys(problems).length > 0) troubles.fail();
    else send();
  };
  const reset = () => {
    setValues(emptyValues);
    setAgreement(settings.agreementChecked);
    check.setText('');
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
  const changeMode = (next: RegistrationMode) => {
    setMode(next);
    troubles.clear();
  };
  /** A field that nothing was typed into is not blamed before the form is sent. */
  const blur = (field: FormField) => values[field] !== '' && troubles.leave(field);
  /**
   * Sends a code, if the number is one and the check that goes with it is done; otherwise shows
   * what is wrong.
   */
  const sendCode = () => {
    if (problems.mobileNum) troubles.leave('mobileNum');
    else if (checkBeforeCode && problems.captcha) troubles.leave('captcha');
    else sending.send();
  };

  return {
    ...{ settings, rules, fields, mode, check, sending, values, agreement, troubles, submitting },
    ...{ change, agree, warmMobile, blur, sendCode, submit, reset, changeMode },
    /** The link's code was not good: the field asks for another, where there is one. */
    badLink: invitation.badLink,
    rebate: invitation.rebate,
    asksForInvitation: fields.includes('affiliateCode'),
    invitationRefused,
    dismissInvitation: () => setInvitationRefused(false),
  };
}

export type RegistrationForm = ReturnType<typeof useRegistrationForm>;
