import { checkRegistration, type RegistrationMode, type RegistrationRules } from '@lantern/rules';
import type { BotCheckState } from '../../lib/bot-check/index.ts';
import type { FieldTrouble, FormPart } from './refusal.ts';
import { type FormField, formFields } from './rules.ts';

export type Values = Record<FormField, string>;

export const emptyValues = Object.fromEntries(formFields.map((field) => [field, ''])) as Values;

const secret: readonly FormField[] = ['password', 'confirmPassword', 'paymentPassword'];

/**
 * What is checked and sent: the fields that are asked for, without the spaces around what was
 * typed.
 */
export const inputOf = (values: Values, fields: readonly FormField[]) =>
  Object.fromEntries(
    fields
      .filter((field) => field !== 'captcha')
      .map((field) => [field, secret.includes(field) ? values[field] : values[field].trim()]),
  ) as Partial<Values>;

export type Problems = Partial<Record<FormPart, FieldTrouble>>;

interface Entered {
  rules: RegistrationRules;
  mode: RegistrationMode;
  /** The fields that show. */
  fields: readonly FormField[];
  input: Partial<Values>;
  agreement: boolean;
  check: Pick<BotCheckState, 'answered'>;
  isMobile: (typed: string) => boolean;
}

/**
 * The first problem of each field that shows. Whether the bot check is right is known to the site
 * alone.
 */
export function problemsOf({
  rules,
  mode,
  fields,
  input,
  agreement,
  check,
  isMobile,
}: Entered): Problems {
  const { captcha } = rules.fields;
  const typed = { ...rules, fields: { ...rules.fields, captcha: { ...captcha, enabled: false } } };
  const problems: Problems = check.answered
    ? {}
    : { captcha: { field: 'captcha', problem: 'required' } };
  for (const problem of checkRegistration(typed, { ...input, agreement }, undefined, mode))
    if (problem.field === 'agreement' || fields.includes(problem.field))
      problems[problem.field] ??= problem;
  if (input.mobileNum && !isMobile(input.mobileNum))
    problems.mobileNum ??= { code: 'phone_invalid' };
  return problems;
}
