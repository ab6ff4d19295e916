import { checkRegistration, type RegistrationRules } from '@lantern/rules';
import type { Problem } from './problem-text.ts';
import type { FormPart } from './refusal.ts';
import { type FormField, formFields } from './rules.ts';

export type Values = Record<FormField, string>;

export const emptyValues = Object.fromEntries(formFields.map((field) => [field, ''])) as Values;

const secret: readonly FormField[] = ['password', 'confirmPassword', 'paymentPassword'];

/** What is checked and sent: the fields that are asked for, without the spaces around what was typed. */
export const inputOf = (values: Values, fields: readonly FormField[]) =>
  Object.fromEntries(
    fields.map((field) => [field, secret.includes(field) ? values[field] : values[field].trim()]),
  ) as Partial<Values>;

export type Problems = Partial<Record<FormPart, Problem>>;

/** The first problem of each field. */
export function problemsOf(rules: RegistrationRules, input: Partial<Values>, agreement: boolean): Problems {
  const problems: Problems = {};
  for (const problem of checkRegistration(rules, { ...input, agreement })) problems[problem.field] ??= problem;
  return problems;
}
