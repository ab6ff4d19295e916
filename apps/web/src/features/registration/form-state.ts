import { registrationSms, type SessionValue } from '@lantern/contracts';
import { checkRegistration, type RegistrationRules } from '@lantern/rules';
import { useMutation } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { call } from '../../lib/api.ts';
import { useCaptcha, useCodeSending } from '../../lib/bot-check/index.ts';
import type { Problem } from './problem-text.ts';
import { type FieldTrouble, type FormPart, type SortedRefusal, sortRefusal } from './refusal.ts';
import { register, useRegisterSettings } from './registration.queries.ts';
import { type FormField, fieldsOf, formFields, rulesOf } from './rules.ts';

export type Values = Record<FormField, string>;

const noRefusal: SortedRefusal = { fields: {}, whole: undefined };
const emptyValues = Object.fromEntries(formFields.map((field) => [field, ''])) as Values;
const secret: readonly FormField[] = ['password', 'confirmPassword', 'paymentPassword'];

/** What is checked and sent: the fields that are asked for, without the spaces around what was typed. */
const inputOf = (values: Values, fields: readonly FormField[]) =>
  Object.fromEntries(
    fields.map((field) => [field, secret.includes(field) ? values[field] : values[field].trim()]),
  ) as Partial<Values>;

/** The first problem of each field. */
function problemsOf(rules: RegistrationRules, input: Partial<Values>, agreement: boolean) {
  const problems: Partial<Record<FormPart, Problem>> = {};
  for (const problem of checkRegistration(rules, { ...input, agreement })) problems[problem.field] ??= problem;
  return problems;
}

/** The captcha is the matter of the form's own rule; every field else comes from the brand's settings. */
function useRules() {
  const { settings, validation } = useRegisterSettings();
  const [captchaDemanded, demandCaptcha] = useState(false);
  const rules = useMemo(
    () => rulesOf({ ...settings, captcha: settings.captcha || captchaDemanded }, validation),
    [settings, validation, captchaDemanded],
  );
  return { settings, rules, fields: useMemo(() => fieldsOf(rules), [rules]), demandCaptcha };
}

/**
 * All that the registration form knows. A problem of a field shows after it was left or the form was sent; an answer of the
 * site shows until the field is changed.
 */
export function useRegistrationForm(username: string, onRegistered: (session: SessionValue) => void) {
  const { settings, rules, fields, demandCaptcha } = useRules();
  const captcha = useCaptcha(fields.includes('captcha'));
  const [values, setValues] = useState<Values>({ ...emptyValues, username });
  const [agreement, setAgreement] = useState(true);
  const [left, setLeft] = useState<ReadonlySet<FormPart>>(new Set());
  const [refused, setRefused] = useState(noRefusal);
  /** Grows with every try that failed; the summary takes the focus each time. */
  const [failures, setFailures] = useState(0);

  const input = inputOf(values, fields);
  const problems = problemsOf(rules, input, agreement);
  const { countryDialingCode } = settings;

  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => {
      const { username = '', password = '', confirmPassword = '', ...rest } = input;
      return register(rest, { username, password, confirmPassword, agreement, countryDialingCode });
    },
    onSuccess: onRegistered,
    onError: (trouble) => {
      const sorted = sortRefusal(trouble);
      setRefused(sorted);
      setFailures((count) => count + 1);
      // A captcha is good for one try, whatever came of it.
      setValues((now) => ({ ...now, captcha: '' }));
      if (fields.includes('captcha')) captcha.refresh();
      else if (sorted.fields.captcha) demandCaptcha(true);
    },
  });

  const sending = useCodeSending('registration', () =>
    call(registrationSms, { body: { countryDialingCode, mobileNo: input.mobileNum ?? '' } }),
  );
  const leave = (...parts: FormPart[]) => setLeft((before) => new Set([...before, ...parts]));
  const forgive = (part: FormPart) =>
    setRefused(({ fields: { [part]: _, ...others } }) => ({ fields: others, whole: undefined }));

  return {
    settings,
    rules,
    fields,
    captcha,
    sending,
    values,
    agreement,
    failures,
    submitting: isPending || isSuccess,
    whole: refused.whole,
    troubleOf: (part: FormPart): FieldTrouble | undefined =>
      refused.fields[part] ?? (left.has(part) ? problems[part] : undefined),
    change: (field: FormField, value: string) => {
      setValues((before) => ({ ...before, [field]: value }));
      forgive(field);
    },
    agree: (yes: boolean) => {
      setAgreement(yes);
      leave('agreement');
      forgive('agreement');
    },
    /** A field that nothing was typed into is not blamed before the form is sent. */
    blur: (field: FormField) => values[field] !== '' && leave(field),
    /** Sends a code, if the number is one; otherwise shows what is wrong with it. */
    sendCode: () => (problems.mobileNum ? leave('mobileNum') : sending.send()),
    submit: () => {
      if (isPending || isSuccess) return;
      leave(...fields, 'agreement');
      setRefused(noRefusal);
      if (Object.keys(problems).length > 0) setFailures((count) => count + 1);
      else mutate();
    },
    reset: () => {
      setValues(emptyValues);
      setAgreement(true);
      setLeft(new Set());
      setRefused(noRefusal);
    },
  };
}

export type RegistrationForm = ReturnType<typeof useRegistrationForm>;
